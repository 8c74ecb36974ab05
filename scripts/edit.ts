import type { Saved } from './edit/compose-preview.ts'
import { startPreview } from './edit/start-preview.ts'
import { localSettings } from './stand-ins/start-site.ts'
import { runCommand } from './system/run-command.ts'

await runCommand({
  usage: 'npm run edit    shows words, components and styles as they are saved, drafts included',
  run: async () => {
    const root = process.cwd()
    console.log('Getting the preview ready …')
    const settings = localSettings(root)
    const { origin, news } = await startPreview(root, settings, (files, saved) =>
      console.log(reportSave(origin, files, saved)),
    )
    console.log(`
  The affiliate site      ${origin}/
  in Finnish              ${origin}/fi
  The social casino       ${origin}/?secretkey=social

The words are in variants/affiliate/content and variants/social/content.
Save one, a component or a style, and an open page shows it. Stop with Ctrl+C.`)
    if (news.errors.length > 0) console.log(`\n${news.errors.join('\n')}`)
  },
})

/** Returns what is printed after a save: the files, and the addresses they changed or mistakes. */
function reportSave(origin: string, files: readonly string[], { news, altered }: Saved): string {
  const { errors, notes, kept } = news
  const rest = altered.length > 8 ? `  and ${altered.length - 8} more` : ''
  const shown = altered.slice(0, 8).map(address => origin + address)
  const changes = shown.length > 0 ? [shown.join('  ') + rest] : []
  const nothing = errors.length === 0 && changes.length === 0
  const own = notes.filter(({ file }) => files.includes(file))
  return [
    `\n${new Date().toTimeString().slice(0, 8)}  ${files.join(', ')}`,
    ...(nothing ? ['nothing visible changed'] : changes),
    ...errors.map(error => `FIX THIS  ${error}`),
    ...(kept ? ['Until then the preview shows the last good text.'] : []),
    ...own.map(({ text }) => `note  ${text}`),
  ].join('\n          ')
}

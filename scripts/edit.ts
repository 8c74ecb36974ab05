import type { Made } from './edit/make-site.ts'
import { startPreview } from './edit/start-preview.ts'
import { localSettings } from './stand-ins/start-site.ts'
import { runCommand } from './system/run-command.ts'

await runCommand({
  usage: 'npm run edit    shows words, components and styles as they are saved, drafts included',
  run: async () => {
    const root = process.cwd()
    console.log('Getting the preview ready …')
    const settings = localSettings(root)
    const { origin, news } = await startPreview(root, settings, made =>
      console.log(reportSave(origin, made)),
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

/** Returns what is printed after a save: the files and what reads differently, or the mistakes. */
function reportSave(origin: string, { saved, news: { errors, kept, notes } }: Made): string {
  const signs = { '': ['', ''], '-': ['[-', '-]'], '+': ['{+', '+}'] }
  const shown = errors.length > 0 ? '' : 'open pages show it'
  const lines = saved.flatMap(({ file, address, words }) => [
    `${file}  ${address ? origin + address : shown}`,
    ...words
      .map(([sign, text]) => signs[sign].join(text))
      .join('')
      .split('\n')
      .filter(Boolean)
      .map(line => `  ${line}`),
    ...notes.filter(note => note.file === file).map(({ text }) => `note  ${text}`),
  ])
  const wrong = errors.map(error => `FIX THIS  ${error}`)
  if (kept) wrong.push('Until then the preview shows the last good text.')
  return [`\n${new Date().toTimeString().slice(0, 8)}`, ...lines, ...wrong].join('\n  ')
}

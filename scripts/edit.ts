import { type Made, startPreview } from './edit/start-preview.ts'
import { localSettings } from './stand-ins/start-site.ts'
import { runCommand } from './system/run-command.ts'

await runCommand({
  usage: 'npm run edit    previews words, components and styles as you save them, drafts included',
  run: async () => {
    const root = process.cwd()
    console.log('Starting the preview …')
    const { origin, news } = await startPreview(root, localSettings(root), made =>
      console.log(reportSave(origin, made)),
    )
    console.log(`
  The affiliate site      ${origin}/
  in Finnish              ${origin}/fi
  The social casino       ${origin}/?secretkey=social

The words are in variants/affiliate/content and variants/social/content. Open pages
show each file that you save, components and styles too. Stop with Ctrl+C.`)
    if (news.errors.length > 0) {
      console.log(`\n${news.errors.join('\n')}`)
    }
  },
})

/** Returns the report on a save: the files with their changed words, notes and errors. */
function reportSave(origin: string, { saved, news: { errors, notes } }: Made): string {
  const shown = errors.length > 0 ? '' : 'open pages show it'
  const lines = saved.flatMap(({ file, address, words }) => [
    `${file}  ${address ? origin + address : shown}`,
    ...words
      .map(([sign, text]) => ({ '': text, '-': `[-${text}-]`, '+': `{+${text}+}` })[sign])
      .join('')
      .split('\n')
      .filter(Boolean)
      .map(line => `  ${line}`),
    ...notes.filter(note => note.startsWith(`${file}:`)).map(note => `note  ${note}`),
  ])
  const wrong = errors.map(error => `FIX THIS  ${error}`)
  return [`\n${new Date().toTimeString().slice(0, 8)}`, ...lines, ...wrong].join('\n  ')
}

import { describe } from './content/finding.ts'
import type { MadeSite } from './edit/make-site.ts'
import { errorLines } from './edit/page/error-lines.ts'
import type { ChangedFile } from './edit/page/requests.ts'
import { startPreview } from './edit/start-preview.ts'
import { homeAddresses } from './serve/stand-ins/start-site.ts'
import { runCommand } from './system/run-command.ts'

await runCommand({
  usage: 'npm run edit    previews texts, components and styles as you save them, drafts included',
  run: async () => {
    console.log('Starting the preview …')
    const { origin, made } = await startPreview(process.cwd(), made =>
      console.log(reportSave(origin, made)),
    )
    console.log(`
${homeAddresses(origin)}

The texts are in variants/affiliate/content and variants/social/content. When you save
a text, a component or a style, open pages show the change. Ctrl+C stops the preview.`)
    const errors = errorLines(made)
    if (errors.length > 0) {
      console.log(`\n${errors.join('\n')}`)
    }
  },
})

function reportSave(origin: string, made: MadeSite): string {
  const errors = errorLines(made)
  const shown = errors.length > 0 ? '' : 'open pages show this file'
  const files = made.saved.flatMap(({ file, address, summary, words, newNotes }) => [
    `${file}  ${address ? origin + address : shown}`,
    ...`${summary}${words.map(wordsWithSigns).join('')}`
      .split('\n')
      .filter(Boolean)
      .map(line => `  ${line}`),
    ...newNotes.map(note => `${note.kind}  ${describe(note)}`),
  ])
  const time = new Date().toTimeString().slice(0, 8)
  return [`\n${time}`, ...files, ...errors.map(error => `ERROR  ${error}`)].join('\n  ')
}

/** Returns words as git's word diff prints them. */
function wordsWithSigns([sign, text]: ChangedFile['words'][number]): string {
  if (sign === '') {
    return text
  }
  return sign === '+' ? `{+${text}+}` : `[-${text}-]`
}

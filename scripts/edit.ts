import { existsSync } from 'node:fs'
import { describe, type Finding } from './content/finding.ts'
import { addressOfFile } from './edit/address-of-file.ts'
import { errorLines } from './edit/error-lines.ts'
import { startPreview } from './edit/start-preview.ts'
import type { Save } from './edit/watch-site.ts'
import { homeAddresses } from './serve/stand-ins/start-site.ts'
import { runCommand } from './system/run-command.ts'

await runCommand({
  usage: `npm run edit    previews texts, components and styles as you save them, drafts included
npm run dev     the same`,
  run: async () => {
    console.log('Starting the preview …')
    const { origin, site } = await startPreview(process.cwd(), save =>
      console.log(reportSave(origin, save)),
    )
    console.log(`
${homeAddresses(origin)}

The texts are in variants/affiliate/content and variants/social/content. When you save
a text, a component or a style, open pages show the change. Ctrl+C stops the preview.`)
    const errors = errorLines(site)
    if (errors.length > 0) {
      console.log(`\n${errors.join('\n')}`)
    }
  },
})

function reportSave(origin: string, { files, before, after }: Save): string {
  const errors = errorLines(after)
  const shown = errors.length > 0 ? '' : 'open pages show this file'
  const isNew = ({ kind, file, message }: Finding) =>
    kind !== 'error' &&
    files.includes(file) &&
    !before.content.findings.some(known => known.file === file && known.message === message)
  const lines = files.map(file => {
    const address = addressOfFile(file, after.composed)
    const result = address ? origin + address : shown
    return `${file}  ${existsSync(file) ? result : 'deleted'}`
  })
  const notes = after.content.findings.filter(isNew).map(note => `${note.kind}  ${describe(note)}`)
  const time = new Date().toTimeString().slice(0, 8)
  return [`\n${time}`, ...lines, ...notes, ...errors.map(error => `ERROR  ${error}`)].join('\n  ')
}

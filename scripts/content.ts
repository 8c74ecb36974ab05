import { join } from 'node:path'
import { readEnvironment, readSettings } from './build/settings.ts'
import { filesOnDisk } from './content/content-files.ts'
import { errorsAmong, type Finding, inRelease, reportFindings } from './content/finding.ts'
import { withPictures } from './content/pictures.ts'
import { readContent } from './content/read-content.ts'
import { recordTranslation } from './content/translations.ts'
import { runCommand } from './system/run-command.ts'
import { writeWhole } from './system/write-file.ts'

const root = process.cwd()
const files = filesOnDisk(root)

await runCommand({
  usage: `npm run content                      everything there is to say about the words
npm run content strict               claims without evidence, and a contact form without an inbox, are errors
npm run content translated <file>    this translation follows the English text of today`,
  options: { strict: 'flag', translated: 'value' },
  run: async ({ values: { strict, translated } }) => {
    if (translated !== undefined) {
      writeWhole(join(root, translated), recordTranslation(translated, files))
      return console.log(`Marked as translated: ${translated}`)
    }
    const content = await withPictures(root, readContent(files))
    const findings = strict
      ? [...content.findings.map(inRelease), ...brokenPromises()]
      : content.findings
    if (errorsAmong(findings).length > 0) process.exitCode = 1
    console.log(reportFindings(findings))
  },
})

/** Returns an error if the contact form promises an answer to messages that nobody receives. */
function brokenPromises(): Finding[] {
  if (readSettings(readEnvironment(root)).contactUrl) return []
  const file = 'variants/social/content/en/labels.yaml'
  const lines = (files.read(file) ?? '').split('\n')
  const line = 1 + lines.findIndex(text => text.startsWith('sent:'))
  const message =
    '"sent" promises an answer, but messages go nowhere. Set CONTACT_URL (.env.example).'
  return [{ kind: 'error', file, line, message }]
}

import { join } from 'node:path'
import { readEnvironment, readSettings } from './build/settings.ts'
import { filesOnDisk } from './content/content-files.ts'
import { errorsAmong, inRelease, reportFindings } from './content/finding.ts'
import { withPictures } from './content/read/pictures.ts'
import { readContent } from './content/read-content.ts'
import { recordTranslation } from './content/translate/translations.ts'
import { runCommand } from './system/run-command.ts'
import { writeWhole } from './system/write-file.ts'

await runCommand({
  usage: `npm run content                      checks the texts: errors stop a build, notes do not
npm run content strict               before a release: placeholders and claims without evidence are errors,
                                     and so is a contact form without CONTACT_URL
npm run content translated <file>    marks a translation as up to date with the English text`,
  options: { strict: { type: 'boolean' }, translated: { type: 'string' } },
  run: async ({ values: { strict, translated } }) => {
    const root = process.cwd()
    const files = filesOnDisk(root)
    if (translated !== undefined) {
      writeWhole(join(root, translated), recordTranslation(translated, files))
      return console.log(`Marked as translated: ${translated}`)
    }
    const { findings } = await withPictures(root, readContent(files))
    if (strict && !readSettings(readEnvironment(root)).contactUrl) {
      const message =
        'The form promises an answer, but sends nothing. Set CONTACT_URL (see .env.example).'
      findings.push({ kind: 'error', file: '.env', line: 1, message })
    }
    if (errorsAmong(strict ? findings.map(inRelease) : findings).length > 0) {
      process.exitCode = 1
    }
    console.log(reportFindings(findings, strict))
  },
})

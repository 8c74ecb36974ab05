import { join } from 'node:path'
import { readEnvironment, readSettings } from './build/settings.ts'
import { filesOnDisk } from './content/content-files.ts'
import { errorsAmong, inRelease, reportFindings } from './content/finding.ts'
import { withPictures } from './content/pictures.ts'
import { readContent } from './content/read-content.ts'
import { recordTranslation } from './content/translations.ts'
import { runCommand } from './system/run-command.ts'
import { writeWhole } from './system/write-file.ts'

await runCommand({
  usage: `npm run content                      checks the texts: errors stop a build, notes do not
npm run content strict               before a release: claims without evidence are errors, and so is a
                                     contact form without CONTACT_URL
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
      const file = 'variants/social/content/en/labels.yaml'
      const lines = (files.read(file) ?? '').split('\n')
      const line = 1 + lines.findIndex(text => text.startsWith('sent:'))
      const message =
        '"sent" promises an answer, but the form sends nothing. Set CONTACT_URL (.env.example).'
      findings.push({ kind: 'error', file, line, message })
    }
    const weighed = strict ? findings.map(inRelease) : findings
    if (errorsAmong(weighed).length > 0) process.exitCode = 1
    console.log(reportFindings(weighed))
  },
})

import { join } from 'node:path'
import { filesOnDisk } from './content/content-files.ts'
import { errorsAmong, inRelease, reportFindings } from './content/finding.ts'
import { withPictures } from './content/pictures.ts'
import { readContent } from './content/read-content.ts'
import { recordTranslation } from './content/translations.ts'
import { runCommand } from './system/run-command.ts'
import { writeWhole } from './system/write-file.ts'

const root = process.cwd()
const files = filesOnDisk(root)

await runCommand({
  usage: `npm run content                      everything there is to say about the words
npm run content strict               claims without evidence are errors, for a release
npm run content translated <file>    this translation follows the English text of today`,
  options: { strict: 'flag', translated: 'value' },
  run: async ({ values: { strict, translated } }) => {
    if (translated !== undefined) {
      writeWhole(join(root, translated), recordTranslation(translated, files))
      return console.log(`Marked as translated: ${translated}`)
    }
    const content = await withPictures(root, readContent(files))
    const findings = strict ? content.findings.map(inRelease) : content.findings
    if (errorsAmong(findings).length > 0) process.exitCode = 1
    console.log(reportFindings(findings))
  },
})

import { join } from 'node:path'
import { readEnvironment, readSettings } from './build/settings.ts'
import { filesOnDisk } from './content/content-files.ts'
import { errorsAmong, inRelease, reportFindings } from './content/finding.ts'
import { withPictures } from './content/read/pictures.ts'
import { readContent } from './content/read-content.ts'
import { recordTranslation } from './content/translate/record-translation.ts'
import { runCommand, UsageError } from './system/run-command.ts'
import { writeWhole } from './system/write-file.ts'

await runCommand({
  usage: `npm run content                      checks the texts: errors stop a build, notes do not
npm run content strict               before a release: placeholders and claims without evidence are errors,
                                     and so is a contact form without CONTACT_URL
npm run content all                  repeats messages that are the same for many files
npm run content translated <file …>  marks translations as up to date with the English text`,
  options: {
    strict: { type: 'boolean' },
    all: { type: 'boolean' },
    translated: { type: 'boolean' },
  },
  allowPositionals: true,
  run: async ({ values: { strict = false, all = false, translated = false }, positionals }) => {
    const root = process.cwd()
    const files = filesOnDisk(root)
    if (translated !== positionals.length > 0) {
      throw new UsageError('Write "translated" and the files that are.')
    }
    if (translated) {
      const marked = positionals.map(file => ({ file, text: recordTranslation(file, files) }))
      for (const { file, text } of marked) {
        writeWhole(join(root, file), text)
        console.log(`Marked as translated: ${file}`)
      }
      return
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
    console.log(reportFindings(findings, { isRelease: strict, all }))
  },
})

import { join } from 'node:path'
import { VFile } from 'vfile'
import { readSiteContent } from './build/read-site-content.ts'
import { readEnvironment, readSettings } from './build/settings.ts'
import { annotations } from './content/annotations.ts'
import { filesOnDisk } from './content/content-files.ts'
import { error, errorsAmong, findingsAsText, findingsOf, inRelease } from './content/finding.ts'
import { recordTranslation } from './content/translate/record-translation.ts'
import { runCommand, UsageError } from './system/run-command.ts'
import { writeWhole } from './system/write-whole.ts'

await runCommand({
  usage: `npm run content                      checks all texts; errors stop a build
npm run content strict               checks them for a release: placeholders, claims without evidence and a
                                     contact form without CONTACT_URL are errors
npm run content all                  prints all messages, even if many files have the same
npm run content translated <file …>  marks translations as up to date with the English text`,
  options: {
    strict: { type: 'boolean' },
    all: { type: 'boolean' },
    translated: { type: 'boolean' },
  },
  allowPositionals: true,
  run: async ({ values: { strict = false, all = false, translated = false }, positionals }) => {
    const root = process.cwd()
    if (translated !== positionals.length > 0) {
      throw new UsageError('Write "translated", then the paths of the translations.')
    }
    if (translated) {
      const files = filesOnDisk(root)
      const marked = positionals.map(file => ({ file, source: recordTranslation(file, files) }))
      for (const { file, source } of marked) {
        writeWhole(join(root, file), source)
        console.log(`Marked as translated: ${file}`)
      }
      return
    }
    const settings = readSettings(readEnvironment(root))
    const { findings } = await readSiteContent(root, settings)
    if (strict && !settings.CONTACT_URL) {
      const message =
        'The contact form promises an answer, but sends nothing. Set CONTACT_URL (see .env.example).'
      const file = new VFile({ path: '.env' })
      error(file, message)
      findings.push(...findingsOf([file]))
    }
    const weighed = strict ? findings.map(inRelease) : findings
    if (errorsAmong(weighed).length > 0) {
      process.exitCode = 1
    }
    console.log(findingsAsText(weighed, { isRelease: strict, all }))
    if (process.env.GITHUB_ACTIONS === 'true') {
      for (const line of await annotations(root, weighed)) {
        console.log(line)
      }
    }
  },
})

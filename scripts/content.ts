import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { readEnvironment, readSettings } from './build/settings.ts'
import { filesOnDisk } from './content/content-files.ts'
import { errorsAmong, inRelease, reportFindings } from './content/finding.ts'
import { filesAtRevision } from './content/git.ts'
import { withPictures } from './content/pictures.ts'
import { readContent } from './content/read-content.ts'
import { readReview, reportEdited } from './content/review.ts'
import { recordTranslation } from './content/translations.ts'
import { runCommand, UsageError } from './run-command.ts'

const root = process.cwd()
const files = filesOnDisk(root)

await runCommand({
  usage: `npm run content                        everything there is to say about the words
npm run content strict                 claims without evidence are errors, for a release
npm run content since main             what was edited since, and which addresses that alters
npm run content translated <file> …    this translation follows the English text of today`,
  options: {
    strict: { type: 'boolean', default: false },
    since: { type: 'string' },
    translated: { type: 'boolean', default: false },
  },
  takesWords: true,
  run: async ({ values: { strict, since, translated }, positionals }) => {
    if (translated) markTranslated(positionals)
    else if (positionals.length > 0)
      throw new UsageError(`"${positionals.join(' ')}" is not understood.`)
    else if (since !== undefined) await printChanges(since)
    else await printFindings(strict)
  },
})

function markTranslated(translations: readonly string[]): void {
  if (translations.length === 0) throw new UsageError('Name the file that is translated.')
  const texts = translations.map(file => [file, recordTranslation(file, files)] as const)
  for (const [file, text] of texts) writeFileSync(join(root, file), text)
  console.log(`Marked as translated: ${translations.join(', ')}`)
}

async function printFindings(strict: boolean): Promise<void> {
  const content = await withPictures(root, readContent(files))
  const findings = strict ? content.findings.map(inRelease) : content.findings
  if (errorsAmong(findings).length > 0) process.exitCode = 1
  console.log(reportFindings(findings))
}

/** Prints the sentences first, and loads what puts the site together only for the addresses. */
async function printChanges(revision: string): Promise<void> {
  const { edited } = readReview(root, revision)
  if (edited.length === 0) return console.log(`No words have changed since ${revision}.`)
  console.log(`${reportEdited(edited)}\n\nThese addresses read differently:`)
  const { siteParts } = await import('./build/site-parts.ts')
  const { alteredSince, reportChanges } = await import('./build/altered-addresses.ts')
  const settings = readSettings(readEnvironment(root))
  const parts = await siteParts(root, step => console.error(`Building ${step} …`))
  const altered = await alteredSince(filesAtRevision(root, revision), files, settings, parts)
  console.log(reportChanges(altered).join('\n') || 'none')
}

import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { readEnvironment, readSettings } from './build/settings.ts'
import { filesOnDisk } from './content/content-files.ts'
import { RevisionError } from './content/files-at-revision.ts'
import { recordTranslation, TranslationError } from './content/record-translation.ts'
import { countErrors, reportFindings, siteFindings } from './content/site-findings.ts'

const usage = `npm run content                                everything there is to say about the words
npm run content -- --json                      the same for machines
npm run content -- --strict                    claims without evidence are errors, for a release
npm run content -- --since main                what was edited since, and which addresses it alters
npm run content -- --translated <file> …       this translation follows the English text of today`

const root = process.cwd()
const files = filesOnDisk(root)

try {
  const { values, positionals } = parseArgs({
    args: process.argv.slice(2),
    allowPositionals: true,
    options: {
      json: { type: 'boolean', default: false },
      strict: { type: 'boolean', default: false },
      since: { type: 'string' },
      translated: { type: 'boolean', default: false },
    },
  })
  if (values.translated) {
    for (const file of positionals) writeFileSync(join(root, file), recordTranslation(file, files))
    console.log(`Marked as translated: ${positionals.join(', ')}`)
  } else if (positionals.length > 0) {
    throw new RevisionError(`"${positionals.join(' ')}" is not understood.`)
  } else if (values.since !== undefined) await printChanges(values.since, values.json)
  else printFindings(values.json, values.strict)
} catch (error) {
  process.exitCode = 2
  const isOurs = error instanceof RevisionError || error instanceof TranslationError
  const isUsage = `${Object(error).code}`.startsWith('ERR_PARSE_ARGS')
  console.error(isOurs || isUsage ? `${Object(error).message}\n\n${usage}` : error)
}

function printFindings(json: boolean, strict: boolean): void {
  const findings = siteFindings(root, files, new Date())
  if (countErrors(findings, strict) > 0) process.exitCode = 1
  console.log(json ? JSON.stringify({ findings }, null, 2) : reportFindings(findings, strict))
}

/** Loads what puts the site together only when it is asked for. */
async function printChanges(revision: string, json: boolean): Promise<void> {
  const { filesAtRevision } = await import('./content/files-at-revision.ts')
  const before = filesAtRevision(root, revision)
  const { builtKit } = await import('./edit/built-kit.ts')
  const { changesSince, reportFileChanges } = await import('./content/changes-since.ts')
  const settings = readSettings(readEnvironment(root))
  const kit = await builtKit(root, settings, step => console.error(`Building once: ${step} …`))
  const changes = await changesSince({ root, before, after: files, settings, kit })
  const report = reportFileChanges(changes, revision)
  console.log(json ? JSON.stringify({ changes }, null, 2) : report)
}

import { existsSync, readFileSync, rmSync } from 'node:fs'
import { join, resolve } from 'node:path'
import type { Report } from './compare/browser/issues.ts'
import { readWords } from './content/read-content.ts'
import { installChromium } from './system/chromium.ts'
import { filesBelow } from './system/files-below.ts'
import { CommandError, runCommand, UsageError } from './system/run-command.ts'
import { runProgram } from './system/run-program.ts'

await runCommand({
  usage: `npm run compare:report    checks every page of both variants; the report is .build/report/index.html

  only <pattern>         checks only scenes whose names contain the pattern, such as '/poker social dark'
  approve [pattern]      checks the scenes, and approves their pictures and texts as they are now
  engine <name>          uses firefox or webkit: checks the rules and that engine's pictures

In a pattern, * matches anything, and a leading slash matches only the start of a name.
Exits with 0 if there are no issues, 1 if there are, 2 if scenes were not checked.`,
  options: {
    approve: { type: 'boolean' },
    engine: { type: 'string' },
    only: { type: 'string' },
  },
  allowPositionals: true,
  run: async ({ values: { approve, engine = 'chromium', only }, positionals }) => {
    const [pattern = only ?? '', ...others] = positionals
    if (others.length || (approve ? only !== undefined : positionals.length)) {
      throw new UsageError('Write one pattern after "only" or after "approve".')
    }
    if (!['chromium', 'firefox', 'webkit'].includes(engine)) {
      throw new UsageError(`"${engine}" is not an engine. Use firefox or webkit.`)
    }
    const folder = resolve(engine === 'chromium' ? '.build/report' : `.build/report-${engine}`)
    // If a later step fails, nothing was checked, and no old report remains.
    process.exitCode = 2
    rmSync(folder, { recursive: true, force: true })
    // Fails with a plain message instead of Playwright's stack trace.
    readWords(process.cwd())
    await installChromium()
    // Ctrl+C ends Playwright, which writes what it has found, and not this process.
    process.removeAllListeners('SIGINT').on('SIGINT', () => {})
    process.env.COMPARE_REPORT = folder
    const pictures = join('approved', engine)
    const lacksPictures = !approve && filesBelow(pictures).length === 0
    if (lacksPictures) {
      process.env.COMPARE_PICTURES = 'none'
    }
    console.log('Building the site …')
    const passes = await runProgram(
      'playwright',
      'test',
      '--config=tests/spec/playwright.config.ts',
      `--project=${engine}`,
      `--grep=${expressionOf(pattern).source}`,
      `--update-snapshots=${approve ? 'changed' : 'none'}`,
    )
    rmSync(`${folder}-results`, { recursive: true, force: true })
    const { total, checked, issues } = readReport(folder)
    if (checked === 0) {
      const hint = pattern && ` Does a scene’s name contain "${pattern}"?`
      throw new CommandError(`Nothing was checked.${hint}`)
    }
    const command = `npm run compare:report ${engine === 'chromium' ? '' : `engine ${engine} `}`
    const countOf = (wanted: string) =>
      issues.reduce((sum, { rule, messages }) => sum + (rule === wanted ? messages.length : 0), 0)
    const [changedPictures, changedTexts] = [countOf('picture'), countOf('text')]
    if (lacksPictures) {
      console.log(`
No approved pictures yet, so none was compared. If the pages are as intended:
  ${command}approve            approves their pictures and texts as they are now`)
    } else if (changedPictures + changedTexts) {
      console.log(`
${changedPictures} pictures and ${changedTexts} texts are not as approved. If they are as intended:
  ${command}approve            all of them
  ${command}approve '/poker'   only scenes whose names contain the pattern`)
    } else if (approve) {
      console.log(`\nPictures and texts are approved: ${pictures}, tests/spec/words`)
    }
    console.log(`\nIssues: ${issues.length || 'none'}; checked: ${checked}; ${folder}/index.html`)
    if (checked < total) {
      throw new CommandError(`Interrupted: ${total - checked} of ${total} scenes were not checked.`)
    }
    process.exitCode = issues.length || lacksPictures || !passes ? 1 : 0
  },
})

function readReport(folder: string): Report {
  const file = join(folder, 'issues.json')
  return existsSync(file)
    ? JSON.parse(readFileSync(file, 'utf8'))
    : { at: '', total: 0, checked: 0, issues: [] }
}

/** Returns a pattern's regular expression: * matches anything, a leading slash the start of a name. */
function expressionOf(pattern: string): RegExp {
  const escaped = pattern.replace(/[.+?^${}()|[\]\\]/g, '\\$&').replaceAll('*', '.*')
  return RegExp(escaped.startsWith('/') ? `(?:^|\\s)${escaped}` : escaped)
}

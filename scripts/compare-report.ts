import { existsSync, readFileSync, rmSync } from 'node:fs'
import { join, resolve } from 'node:path'
import type { Report } from './compare/browser/issues.ts'
import { readWords } from './content/read-content.ts'
import { CommandError, runCommand, UsageError } from './system/run-command.ts'
import { runProgram } from './system/run-program.ts'
import { installChromium } from './test/chromium.ts'

await runCommand({
  usage: `npm run compare:report    checks every page of both variants; the report is .build/report/index.html

  only <pattern>         checks only scenes whose names contain the pattern, such as '/poker social dark'
  approve [pattern]      checks the scenes, and approves their pictures and texts as they are now
  engine <name>          uses firefox or webkit: checks the rules and that engine's pictures

In a pattern, * matches anything, and a leading slash matches only the start of a name.
Exits with 0 if there are no issues, 1 if there are, 2 if nothing was checked.`,
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
    const report = resolve(engine === 'chromium' ? '.build/report' : `.build/report-${engine}`)
    // If a later step fails, nothing was checked, and no old report remains.
    process.exitCode = 2
    rmSync(report, { recursive: true, force: true })
    // Fails with a plain message instead of Playwright's stack trace.
    readWords(process.cwd())
    await installChromium()
    console.log('Building the site …')
    process.env.COMPARE_REPORT = report
    const passes = await runProgram(
      'playwright',
      ...['test', '--config', 'tests/scenes/playwright.config.ts', '--project', engine],
      ...['--grep', expressionOf(pattern).source],
      ...['--update-snapshots', approve ? 'changed' : 'none'],
    )
    rmSync(`${report}-results`, { recursive: true, force: true })
    const { checked, issues } = readReport(report)
    if (checked === 0) {
      const hint = pattern && ` Does a scene’s name contain "${pattern}"?`
      throw new CommandError(`Nothing was checked.${hint}`)
    }
    const countOf = (wanted: string) =>
      issues.reduce((sum, { rule, messages }) => sum + (rule === wanted ? messages.length : 0), 0)
    const [pictures, texts] = [countOf('picture'), countOf('text')]
    if (pictures + texts) {
      const of = engine === 'chromium' ? '' : `engine ${engine} `
      console.log(`
${pictures} pictures and ${texts} texts are not as approved. If they are as intended:
  npm run compare:report ${of}approve            all of them
  npm run compare:report ${of}approve '/poker'   only scenes whose names contain the pattern`)
    }
    console.log(`\nIssues: ${issues.length || 'none'}; checked: ${checked}; ${report}/index.html`)
    process.exitCode = issues.length || !passes ? 1 : 0
  },
})

function readReport(folder: string): Report {
  const file = join(folder, 'issues.json')
  return existsSync(file)
    ? JSON.parse(readFileSync(file, 'utf8'))
    : { at: '', checked: 0, issues: [] }
}

/** Returns a pattern's regular expression: * matches anything, a leading slash the start of a name. */
function expressionOf(pattern: string): RegExp {
  const escaped = pattern.replace(/[.+?^${}()|[\]\\]/g, '\\$&').replaceAll('*', '.*')
  return RegExp(escaped.startsWith('/') ? `(?:^|\\s)${escaped}` : escaped)
}

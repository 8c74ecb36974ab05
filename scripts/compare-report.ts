import { existsSync, readFileSync, rmSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { readWords } from './content/read-content.ts'
import { CommandError, runCommand, UsageError } from './system/run-command.ts'
import { runProgram } from './system/run-program.ts'
import { installChromium } from './test/chromium.ts'

await runCommand({
  usage: `npm run compare:report    looks at every page of both variants; findings in .build/report/index.html

  only <pattern>         only scenes whose names hold the pattern, such as '/poker social dark';
                         leaks in dist and pairs of variants are looked at without it
  approve [pattern …]    take what is there now as approved
  approved <folder>      the approved pictures; approved/ without it
  engine <name>          look in firefox or webkit, at the rules and that engine's pictures

In a pattern * stands for anything, and one that begins with a slash begins the name.
Ends with 0 where all is well, with 1 for findings, with 2 for nothing to look at.`,
  options: {
    approve: 'flag',
    approved: 'value',
    engine: 'value',
    only: 'value',
  },
  takesWords: true,
  run: async ({ values, words }) => {
    const { approve, approved = 'approved', engine = '', only } = values
    if (words.length && (!approve || only))
      throw new UsageError('Name one pattern behind only, or several behind approve without only.')
    if (!['', 'firefox', 'webkit'].includes(engine))
      throw new UsageError(`There is no engine ${engine}, only firefox and webkit.`)
    const folder = ['.build/report', engine].filter(Boolean).join('-')
    const patterns = only === undefined ? words : [only]
    Object.assign(process.env, {
      COMPARE_APPROVED: resolve(approved),
      COMPARE_ENGINE: engine,
      COMPARE_REPORT: resolve(folder),
    })
    // Until something has been looked at.
    process.exitCode = 2
    // An old report would be taken for this one’s.
    rmSync(folder, { recursive: true, force: true })
    // Playwright would tell a mistake in the words with its stack.
    readWords(process.cwd())
    await installChromium()
    const isWell = await runProgram(
      'playwright',
      ...['test', '--config', 'tests/scenes/playwright.config.ts'],
      ...['--grep', patterns.map(expressionOf).join('|')],
      ...(approve ? ['--update-snapshots', 'all'] : []),
    )
    const file = join(folder, 'summary.json')
    if (!existsSync(file)) throw new CommandError('The pages could not be looked at. See above.')
    const { lookedAt } = JSON.parse(readFileSync(file, 'utf8'))
    if (lookedAt === 0) throw new UsageError(`No scene has a name with ${patterns.join(' or ')}.`)
    process.exitCode = isWell ? 0 : 1
  },
})

/** Returns the regular expression of a pattern, which Playwright looks for in a scene’s name. */
function expressionOf(pattern: string): string {
  const escaped = pattern.replace(/[.+?^${}()|[\]\\]/g, '\\$&').replaceAll('*', '.*')
  return escaped.startsWith('/') ? `(?:^|\\s)${escaped}` : escaped
}

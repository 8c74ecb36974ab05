import { existsSync, readFileSync, rmSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { patternSource } from './compare/scene-pattern.ts'
import { readWords } from './content/read-content.ts'
import { CommandError, runCommand, UsageError } from './run-command.ts'
import { runProgram } from './run-program.ts'
import { installChromium } from './test/chromium.ts'

const engines = ['chromium', 'firefox', 'webkit']

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
    approve: { type: 'boolean', default: false },
    approved: { type: 'string', default: 'approved' },
    engine: { type: 'string', default: 'chromium' },
    only: { type: 'string' },
  },
  takesWords: true,
  run: async ({ values: { approve, approved, engine, only }, positionals }) => {
    if (positionals.length && !approve) {
      throw new UsageError(`"${positionals[0]}" is not understood. Do you mean only or approve?`)
    }
    if (positionals.length && only !== undefined)
      throw new UsageError('Name what to approve behind approve, without only.')
    if (!engines.includes(engine))
      throw new UsageError(`There is no engine ${engine}, only ${engines.join(', ')}.`)
    const folder = engine === 'chromium' ? '.build/report' : `.build/report-${engine}`
    const patterns = only === undefined ? positionals : [only]
    Object.assign(process.env, {
      COMPARE_APPROVED: resolve(approved),
      COMPARE_ENGINE: engine === 'chromium' ? '' : engine,
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
      ...(patterns.length ? ['--grep', patterns.map(patternSource).join('|')] : []),
      ...(approve ? ['--update-snapshots', 'all'] : []),
    )
    // The HTML report holds copies of the pictures and traces.
    rmSync(join(folder, 'results'), { recursive: true, force: true })
    const file = join(folder, 'summary.json')
    if (!existsSync(file)) throw new CommandError('The pages could not be looked at. See above.')
    const { lookedAt } = JSON.parse(readFileSync(file, 'utf8'))
    if (lookedAt === 0) throw new UsageError(`No scene has a name with ${patterns.join(' or ')}.`)
    process.exitCode = isWell ? 0 : 1
  },
})

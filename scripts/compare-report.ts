import { rmSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { approve as approveFindings, expressionOf, readSummary } from './compare/approve.ts'
import { readWords } from './content/read-content.ts'
import { runCommand, UsageError } from './system/run-command.ts'
import { runProgram } from './system/run-program.ts'
import { installChromium } from './test/chromium.ts'

await runCommand({
  usage: `npm run compare:report    looks at every page of both variants; findings in .build/report/index.html

  only <pattern>         only scenes with the pattern in their names, such as '/poker social dark'
  approve [cause …]      approves what the last report shows: all, causes by number, or a pattern
  approved <folder>      the approved pictures; approved/ if left out
  engine <name>          looks in firefox or webkit, at the rules and that engine's pictures

In a pattern * is anything, and one that begins with a slash begins the name.
Ends with 0 if all is well, with 1 for findings, with 2 for nothing to look at.`,
  options: {
    approve: { type: 'boolean' },
    approved: { type: 'string' },
    engine: { type: 'string' },
    only: { type: 'string' },
  },
  allowPositionals: true,
  run: async ({ values, positionals }) => {
    const { approve, approved = 'approved', engine = '', only = '' } = values
    if (approve ? only : positionals.length)
      throw new UsageError('Name a pattern after only, or causes after approve.')
    if (!['', 'firefox', 'webkit'].includes(engine))
      throw new UsageError(`There is no engine ${engine}, only firefox and webkit.`)
    const folder = resolve(['.build/report', engine].filter(Boolean).join('-'))
    const pictures = resolve(join(approved, engine))
    if (approve) {
      const { causes } = approveFindings(folder, pictures, positionals)
      process.exitCode = causes.length ? 1 : 0
      return
    }

    Object.assign(process.env, {
      COMPARE_APPROVED: pictures,
      COMPARE_ENGINE: engine,
      COMPARE_REPORT: folder,
    })
    // Until something has been looked at.
    process.exitCode = 2
    // An old report would be taken for this one’s.
    rmSync(folder, { recursive: true, force: true })
    // Playwright would tell a mistake in the words with its stack.
    readWords(process.cwd())
    await installChromium()
    const config = ['--config', 'tests/scenes/playwright.config.ts']
    await runProgram('playwright', 'test', ...config, '--grep', expressionOf(only).source)
    rmSync(`${folder}-results`, { recursive: true, force: true })
    const { lookedAt, causes } = readSummary(folder)
    if (lookedAt === 0) throw new UsageError(`No scene has a name with ${only}.`)
    process.exitCode = causes.length ? 1 : 0
  },
})

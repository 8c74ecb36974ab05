import { resolve } from 'node:path'
import { readWords } from './content/read-content.ts'
import { installChromium } from './system/chromium.ts'
import { runCommand } from './system/run-command.ts'
import { runProgram } from './system/run-program.ts'

await runCommand({
  usage: `npm run compare:report    asks all requirements of every page; the report is .build/report/index.html

  only <page>            asks only one page, such as /poker

Exits with 0 if every requirement is met, and with 1 if one is not.`,
  options: { only: { type: 'string' } },
  run: async ({ values: { only } }) => {
    const folder = resolve('.build/report')
    // Fails with a plain message instead of Playwright's stack trace.
    readWords(process.cwd())
    await installChromium()
    process.env.COMPARE_REPORT = folder
    console.log('Building the site …')
    const passes = await runProgram(
      'playwright',
      'test',
      '--config=tests/spec/playwright.config.ts',
      ...(only ? [`--grep=(^| )${only} `] : []),
    )
    console.log(`\n${folder}/index.html`)
    process.exitCode = passes ? 0 : 1
  },
})

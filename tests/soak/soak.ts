import { CommandError, runCommand, UsageError } from '../../scripts/system/run-command.ts'
import { runProgram } from '../../scripts/system/run-program.ts'
import { measurePages } from './measure-pages.ts'

await runCommand({
  usage: `npm run soak minutes 10            tries seed after seed and reports what broke
npm run soak minutes 0 seed 123    repeats that seed
npm run soak pages 1000            measures a site with 1000 text pages
npm run soak pages 1000 markets fi,nz,au   the same, with more markets`,
  options: {
    minutes: { type: 'string' },
    seed: { type: 'string' },
    pages: { type: 'string' },
    markets: { type: 'string' },
  },
  run: async ({ values }) => {
    if (values.pages) {
      return measurePages(Number(values.pages), values.markets ?? 'fi,nz')
    }
    const minutes = Number(values.minutes ?? 5)
    const first = Number(values.seed ?? Math.floor(Math.random() * 1e6))
    if (!(minutes >= 0) || !Number.isSafeInteger(first) || first < 0) {
      throw new UsageError('Minutes and the seed must be numbers.')
    }
    const broken: number[] = []
    let seed = first
    do {
      console.log(`\n── seed ${seed} ──`)
      process.env.SOAK_SEED = `${seed}`
      const words = ['test', '--config', 'tests/playwright.config.ts', '--reporter=list']
      if (!(await runProgram('playwright', ...words))) {
        broken.push(seed)
      }
      seed++
    } while (performance.now() < minutes * 60_000)
    console.log(`\nSeeds ${first} to ${seed - 1} were tried.`)
    if (broken.length > 0) {
      throw new CommandError(`Tests failed with seed ${broken.join(', ')}.`)
    }
  },
})

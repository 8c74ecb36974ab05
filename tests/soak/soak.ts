import { CommandError, runCommand, UsageError } from '../../scripts/run-command.ts'
import { disturbedBuild, garbledFiles } from './break-builds.ts'
import { oddAddresses, randomAnswers } from './break-pages.ts'

/** A seed's remainder chooses its kind of trial. Each returns what broke. */
const trials: [name: string, trial: (seed: number) => Promise<string[]>][] = [
  ['answers', randomAnswers],
  ['addresses', oddAddresses],
  ['disturbed build', disturbedBuild],
  ['garbled files', garbledFiles],
]

await runCommand({
  usage: `npm run soak minutes 10            tries one thing after the other, and says what broke
npm run soak minutes 0 seed 123    tries again what that seed tried`,
  options: { minutes: { type: 'string', default: '5' }, seed: { type: 'string' } },
  run: async ({ values }) => {
    const minutes = Number(values.minutes)
    const first = Number(values.seed ?? Math.floor(Math.random() * 1e6) * trials.length)
    if (!(minutes >= 0) || !Number.isSafeInteger(first) || first < 0)
      throw new UsageError('Minutes and the seed are numbers.')
    const counts = new Map(trials.map(([name]) => [name, 0]))
    let broken = 0
    for (let seed = first; seed === first || performance.now() < minutes * 60_000; seed++) {
      const [name, trial] = trials[seed % trials.length] ?? ['', async () => []]
      const found = await trial(seed).catch((error: Error) => [error.stack ?? error.message])
      counts.set(name, (counts.get(name) ?? 0) + 1)
      if (found.length > 0) broken++
      for (const what of found) console.log(`BROKEN by seed ${seed} (${name}): ${what}`)
    }
    const summary = [...counts].map(([name, count]) => `${name} ${count}`).join(', ')
    console.log(`From seed ${first}: ${summary}`)
    if (broken > 0) throw new CommandError(`${broken} trials broke something.`)
    process.exit()
  },
})

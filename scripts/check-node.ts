import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { CommandError, runCommand, UsageError } from './run-command.ts'
import { endWithThis } from './run-program.ts'

/** From the oldest Node that the site is built with to the newest. */
const versions = ['20', '22', '24', '26']

/** A Node as npm has it, one package for each system. */
const program = `node-${process.platform === 'win32' ? 'win' : process.platform}-${process.arch}`

await runCommand({
  usage: `npm run check:node          npm test fast, on Node ${versions.join(', ')}
npm run check:node 24 26    the same on these alone`,
  options: {},
  takesWords: true,
  run: async ({ positionals }) => {
    const unknown = positionals.find(version => !versions.includes(version))
    if (unknown) throw new UsageError(`There is no Node "${unknown}" to check.`)
    for (const version of positionals.length > 0 ? positionals : versions) {
      console.log(`\n══ Node ${version} ══`)
      const call = `npm exec --yes --package=${program}@${version} -- node scripts/run.mjs test fast`
      // Through the shell, because npm is a shell script on Windows.
      const [status] = await once(
        endWithThis(spawn(call, { shell: true, stdio: 'inherit' })),
        'exit',
      )
      if (status !== 0) throw new CommandError(`npm test fast fails on Node ${version}.`)
    }
  },
})

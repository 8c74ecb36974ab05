import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { CommandError, runCommand } from './system/run-command.ts'
import { endWithThis } from './system/run-program.ts'

/** A Node as npm has it, one package for each system. */
const program = `node-${process.platform === 'win32' ? 'win' : process.platform}-${process.arch}`

await runCommand({
  usage: `npm run check:node          npm test fast on Node 20, 22, 24 and 26, all that is supported
npm run check:node 24 26    the same on these alone`,
  takesWords: true,
  run: async ({ positionals }) => {
    for (const version of positionals.length > 0 ? positionals : ['20', '22', '24', '26']) {
      console.log(`\n══ Node ${version} ══`)
      const call = `npm exec --yes --package=${program}@${version} -- node scripts/run.mjs test fast`
      // Through the shell, because npm is a shell script on Windows.
      const child = endWithThis(spawn(call, { shell: true, stdio: 'inherit' }))
      const [status] = await once(child, 'exit')
      if (status !== 0) throw new CommandError(`npm test fast fails on Node ${version}.`)
    }
  },
})

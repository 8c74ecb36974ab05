import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { CommandError, runCommand, UsageError } from './run-command.ts'
import { runNode } from './run-program.ts'

/** From the oldest Node that the site is built with to the newest. */
const versions = ['20', '22', '24', '26']

await runCommand({
  usage: `npm run check:node          npm test fast, on Node ${versions.join(', ')}
npm run check:node 24 26    the same on these alone`,
  options: {},
  takesWords: true,
  run: async ({ positionals }) => {
    const unknown = positionals.find(version => !versions.includes(version))
    if (unknown) throw new UsageError(`There is no Node "${unknown}" to check.`)
    for (const version of positionals.length > 0 ? positionals : versions) {
      const node = fetchNode(version)
      console.log(`\n══ Node ${version} ══`)
      if (!(await runNode(node, 'scripts/run.mjs', 'test', 'fast')))
        throw new CommandError(`npm test fast fails on Node ${version}.`)
    }
  },
})

/** Returns the program file of a Node, which npm has as a package for each system. */
function fetchNode(version: string): string {
  const system = process.platform === 'win32' ? 'win' : process.platform
  const name = `node-${system}-${process.arch}`
  const folder = join('.build/node', version)
  const program = system === 'win' ? 'node.exe' : 'node'
  const file = join(folder, 'node_modules', name, 'bin', program)
  if (existsSync(file)) return file
  console.log(`Fetching Node ${version} …`)
  const options = '--no-save --no-audit --no-fund --ignore-scripts'
  // Through the shell, because npm is a shell script on Windows.
  const call = `npm install --prefix ${folder} ${options} ${name}@${version}`
  spawnSync(call, { shell: true, stdio: 'inherit' })
  if (!existsSync(file)) throw new CommandError(`npm has no Node ${version} for this system.`)
  return file
}

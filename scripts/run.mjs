// Runs a command of ours on a fresh clone: installs what package-lock.json names where that is not
// there yet, then starts scripts/<command>.ts. Plain JavaScript, for it runs before anything is
// installed; jiti, because Node 20 cannot read TypeScript by itself.
import { spawnSync } from 'node:child_process'
import { existsSync, statSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = dirname(dirname(fileURLToPath(import.meta.url)))
const [command, ...options] = process.argv.slice(2)

const installed = join(root, 'node_modules/.package-lock.json')
const changed = path => statSync(join(root, path)).mtimeMs
if (!existsSync(installed) || statSync(installed).mtimeMs < changed('package-lock.json')) {
  console.log('Installing packages (npm ci) …')
  run('npm', ['ci', '--no-audit', '--no-fund'])
}
run(process.execPath, ['--import', 'jiti/register', `scripts/${command}.ts`, ...options])

function run(program, words) {
  const { status, signal } = spawnSync(program, words, { cwd: root, stdio: 'inherit' })
  if (status !== 0) process.exit(signal ? 1 : (status ?? 1))
}

// Runs a command of ours on a fresh clone: installs what package-lock.json names where that is not
// what is there, then starts scripts/<command>.ts. Plain JavaScript, for it runs before anything is
// installed.
import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = dirname(dirname(fileURLToPath(import.meta.url)))
const [command, ...options] = process.argv.slice(2)

if (!isInstalled()) {
  console.log('Installing packages (npm ci) …')
  run('npm', ['ci', '--no-audit', '--no-fund'])
}
run(process.execPath, ['--import', './scripts/typescript.mjs', `scripts/${command}.ts`, ...options])

/** Whether what npm installed last is what the lockfile names, but for other platforms' packages. */
function isInstalled() {
  try {
    const packagesOf = path => JSON.parse(readFileSync(join(root, path), 'utf8')).packages
    const installed = packagesOf('node_modules/.package-lock.json')
    return Object.entries(packagesOf('package-lock.json')).every(
      ([path, { version, optional }]) =>
        path === '' || (installed[path] ? installed[path].version === version : optional),
    )
  } catch {
    return false
  }
}

function run(program, words) {
  const { status } = spawnSync(program, words, { cwd: root, stdio: 'inherit' })
  if (status !== 0) process.exit(status ?? 1)
}

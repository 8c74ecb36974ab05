// Runs scripts/<command>.ts, after installing the packages of package-lock.json if they are
// missing. Plain JavaScript, because it runs before anything is installed.
import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { register } from 'node:module'
import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'

process.chdir(dirname(dirname(fileURLToPath(import.meta.url))))
const [command] = process.argv.splice(2, 1)

if (!isInstalled()) {
  console.log('Installing packages (npm ci) …')
  // Through the shell, because npm is a shell script on Windows.
  const options = { shell: true, stdio: 'inherit' }
  const { status } = spawnSync('npm ci --include=dev --no-audit --no-fund', options)
  if (status !== 0) {
    process.exit(status ?? 1)
  }
}
process.setSourceMapsEnabled(true)
if (!process.features.typescript) {
  register('./strip-types.mjs', import.meta.url)
}
await import(`./${command}.ts`)

/** Returns whether npm installed what the lockfile names, except other platforms' packages. */
function isInstalled() {
  try {
    const packagesOf = path => JSON.parse(readFileSync(path, 'utf8')).packages
    const installed = packagesOf('node_modules/.package-lock.json')
    return Object.entries(packagesOf('package-lock.json')).every(
      ([path, { version, optional }]) =>
        path === '' ||
        (installed[path] ? installed[path].version === version && existsSync(path) : optional),
    )
  } catch {
    return false
  }
}

// Installs the packages of package-lock.json if they are missing, then runs scripts/<command>.ts if
// a command is named. Plain JavaScript, because it runs before anything is installed.
import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import module from 'node:module'
import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'

process.chdir(dirname(dirname(fileURLToPath(import.meta.url))))
const [command] = process.argv.splice(2, 1)
// Also the packages for this system, which are optional, if npm's settings leave those out.
const install = 'npm ci --include=dev --include=optional --no-audit --no-fund'

if (!isInstalled()) {
  console.log('Installing packages (npm ci) …')
  // Through the shell, because npm is a shell script on Windows.
  const { status } = spawnSync(install, { shell: true, stdio: 'inherit' })
  if (status !== 0) {
    process.exit(status ?? 1)
  }
}
if (command) {
  process.setSourceMapsEnabled(true)
  try {
    if (!process.features.typescript) {
      module.register('./strip-types.mjs', import.meta.url)
    }
    await import(`./${command}.ts`)
  } catch (error) {
    const isMissing = /Cannot find (package|native binding)|Could not load/.test(error.message)
    if (!isMissing && error.code !== 'MODULE_NOT_FOUND') {
      throw error
    }
    console.error(`\n${error.message}\n\nA package for this system is missing. Type: ${install}`)
    process.exit(1)
  }
}

/** Returns whether npm's copy of the lockfile names the same packages. Optional ones may be missing. */
function isInstalled() {
  try {
    const packagesOf = path => JSON.parse(readFileSync(path, 'utf8')).packages
    const installed = packagesOf('node_modules/.package-lock.json')
    return Object.entries(packagesOf('package-lock.json')).every(
      ([path, { version, optional }]) =>
        path === '' || (optional && !installed[path]) || installed[path]?.version === version,
    )
  } catch {
    return false
  }
}

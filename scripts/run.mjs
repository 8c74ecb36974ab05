// Installs the packages of package-lock.json if they are missing or older than it, then runs
// scripts/<command>.ts if a command is named. Plain JavaScript, because it runs before the installation.
import { spawnSync } from 'node:child_process'
import { lstatSync } from 'node:fs'
import module from 'node:module'
import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'

process.chdir(dirname(dirname(fileURLToPath(import.meta.url))))
const [command] = process.argv.splice(2, 1)
// Also the packages for this system, which are optional, if npm's settings leave those out.
const install = 'npm ci --include=dev --include=optional --no-audit --no-fund'
const statsOf = path => lstatSync(path, { throwIfNoEntry: false })
const timeOf = path => statsOf(path)?.mtimeMs ?? 0
// Through a link, npm would delete the packages of another checkout.
const isLinked = statsOf('node_modules')?.isSymbolicLink()

if (!isLinked && timeOf('node_modules/.package-lock.json') < timeOf('package-lock.json')) {
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
    if (!/Cannot find (package|native binding)|Could not load|Require stack/.test(error.message)) {
      throw error
    }
    console.error(`\n${error.message}\n\nA package for this system is missing. Type: ${install}`)
    process.exit(1)
  }
}

// Runs scripts/<command>.ts, after installing the packages of package-lock.json if they are
// missing. Plain JavaScript that Node 18 reads, because it runs before anything is installed.
import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import module from 'node:module'
import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'

process.chdir(dirname(dirname(fileURLToPath(import.meta.url))))
const [command] = process.argv.splice(2, 1)

const refusal = whyNotHere()
if (refusal) {
  console.error(`\n${refusal}`)
  process.exit(1)
}
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
  module.register('./strip-types.mjs', import.meta.url)
}
await import(`./${command}.ts`)

/** Returns why no command can run with this Node or in this folder, or '' if one can. */
function whyNotHere() {
  const { engines } = JSON.parse(readFileSync('package.json', 'utf8'))
  const { node } = process.versions
  if (!engines.node.split(' || ').some(range => isInRange(node, range))) {
    const recommended = readFileSync('.nvmrc', 'utf8').trim()
    return `Node ${node} cannot run this project. Install Node ${recommended}, or another version that matches "${engines.node}".`
  }
  if (/[#%?]/.test(process.cwd())) {
    return `The path of this folder, ${process.cwd()}, contains #, % or ?, which have a meaning in the addresses that the build uses. Rename or move the folder.`
  }
  return ''
}

/** Returns whether a version is in a range such as `^20.19.0` or `>=24.0.0`. */
function isInRange(version, range) {
  const [major, minor] = version.split('.').map(Number)
  const [leastMajor, leastMinor] = range.replace(/^\D+/, '').split('.').map(Number)
  const isLaterMajor = range.startsWith('>=') && major > leastMajor
  return isLaterMajor || (major === leastMajor && minor >= leastMinor)
}

/** Returns whether npm installed what the lockfile names for this system. */
function isInstalled() {
  try {
    const packagesOf = path => JSON.parse(readFileSync(path, 'utf8')).packages
    const installed = packagesOf('node_modules/.package-lock.json')
    return Object.entries(packagesOf('package-lock.json')).every(
      ([path, entry]) =>
        path === '' ||
        (installed[path]
          ? installed[path].version === entry.version && existsSync(path)
          : entry.optional && !isForThisSystem(entry)),
    )
  } catch {
    return false
  }
}

/** Returns whether an optional package is made for this system. npm leaves out those for others. */
function isForThisSystem({ os, cpu, libc }) {
  if (!os && !cpu) {
    return false
  }
  const isOneOf = (list, value) => !list || list.includes(value)
  return (
    isOneOf(os, process.platform) && isOneOf(cpu, process.arch) && isOneOf(libc, libcOfThisSystem())
  )
}

/** Returns the C library of a Linux, by the field that npm reads too. */
function libcOfThisSystem() {
  process.report.excludeNetwork = true
  return process.report.getReport().header.glibcVersionRuntime ? 'glibc' : 'musl'
}

// Kills the process as it is about to change a folder for the KILL_AT-th time: imported by a build
// (NODE_OPTIONS) that a test wants to die at a certain moment.
import fs from 'node:fs'
import { syncBuiltinESMExports } from 'node:module'

let left = Number(process.env.KILL_AT)
for (const name of ['mkdirSync', 'renameSync', 'rmdirSync', 'rmSync', 'writeFileSync']) {
  const change = fs[name]
  fs[name] = (path, ...rest) => {
    if (`${path}`.startsWith(process.env.KILL_IN) && --left === 0)
      process.kill(process.pid, 'SIGKILL')
    return change(path, ...rest)
  }
}
syncBuiltinESMExports()

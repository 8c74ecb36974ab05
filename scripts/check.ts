import { runCommand } from './system/run-command.ts'
import { checks, runPrograms } from './system/run-program.ts'

await runCommand({
  usage: 'npm run check    types, lint and format, unused code',
  run: () => runPrograms(...checks),
})

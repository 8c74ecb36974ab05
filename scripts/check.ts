import { runCommand } from './system/run-command.ts'
import { checks, runPrograms } from './system/run-program.ts'

await runCommand({
  usage: 'npm run check    checks types, lint, format and unused code',
  run: () => runPrograms(...checks),
})

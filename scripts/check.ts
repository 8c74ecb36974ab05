import { runCommand } from './run-command.ts'
import { checks, runPrograms } from './run-program.ts'

await runCommand({
  usage: 'npm run check    types, lint and format, unused code',
  run: () => runPrograms(...checks),
})

import { runCommand } from './run-command.ts'
import { checks, runSteps } from './run-program.ts'

await runCommand({
  usage: 'npm run check    types, lint and format, unused code',
  options: {},
  run: () => runSteps(checks),
})

import { runCommand } from './system/run-command.ts'
import { runPrograms } from './system/run-program.ts'

await runCommand({
  usage: 'npm run format    formats all files, and corrects what the linter can',
  run: () => runPrograms('@biomejs/biome check --write'),
})

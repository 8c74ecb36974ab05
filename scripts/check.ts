import { runAll } from './test/run-all.ts'

runAll([
  ['types', 'tsc', '-b'],
  ['lint and format', 'biome', 'check', '--error-on-warnings'],
  ['unused code', 'knip'],
])

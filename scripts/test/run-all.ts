import { spawnSync } from 'node:child_process'
import { join } from 'node:path'

type Step = [name: string, program: string, ...options: string[]]

/** Runs programs of installed packages one after the other; ends this one at the first that fails. */
export function runAll(steps: Step[]): void {
  for (const [name, program, ...options] of steps) {
    console.log(`\n── ${name} ──`)
    const started = performance.now()
    const { status } = spawnSync(join('node_modules/.bin', program), options, { stdio: 'inherit' })
    if (status !== 0) {
      console.error(`\n${name} failed (${program} ${options.join(' ')})`)
      process.exit(status ?? 1)
    }
    console.log(`${name}: ${((performance.now() - started) / 1000).toFixed(1)} s`)
  }
}

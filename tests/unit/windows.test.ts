import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { expect, test } from 'vitest'
import { temporaryFolder } from '../helpers/temporary-folder.ts'

test('the linter tells what Windows does not know, and nothing else', () => {
  const faults = [
    "import { join, sep } from 'node:path'",
    "fs.readdirSync(join(root, 'dist'), { recursive: true, encoding: 'utf8' })",
    'file.slice(root.length + 1)',
    'file.startsWith(dist)',
    String.raw`file.replaceAll('\\', '/')`,
    String.raw`file.split('\\')`,
    // biome-ignore lint/plugin: the fault itself
    "spawn(join('node_modules/.bin', program))",
    "spawnSync('npx', ['playwright', 'install'])",
    "execFile('tsc')",
  ]
  const right = [
    "spawnSync('git', ['status'])",
    "spawn('npm ci', { shell: true })",
    "file.split('/')",
  ]
  const { folder, write } = temporaryFolder()
  for (const file of ['biome.json', 'windows.grit']) write(file, readFileSync(file))
  write('code.ts', [...faults, ...right].join('\n'))
  const biome = resolve('node_modules/@biomejs/biome/bin/biome')
  const words = [biome, 'lint', '--vcs-enabled=false', '--max-diagnostics=none']
  const { stderr } = spawnSync(process.execPath, words, { cwd: folder, encoding: 'utf8' })
  const lines = Array.from(stderr.matchAll(/code\.ts:(\d+):\d+ plugin/g), ([, line]) =>
    Number(line),
  )
  expect(lines).toEqual(faults.map((_, index) => index + 1))
})

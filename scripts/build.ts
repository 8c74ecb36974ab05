import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { buildSite } from './build/build-site.ts'
import { readEnvironment, readSettings } from './build/settings.ts'

const root = process.cwd()
const started = performance.now()
try {
  const result = await buildSite({
    root,
    dist: join(root, 'dist'),
    settings: readSettings(readEnvironment(root)),
    now: new Date(),
    progress: step =>
      console.log(`  ${((performance.now() - started) / 1000).toFixed(1)} s  ${step}`),
  })
  writeFileSync(join(root, '.build/nginx.conf'), result.nginx)
  for (const f of result.files) console.log(f.path, gzipSync(f.bytes).length)
} catch (error) {
  console.error(error)
  process.exitCode = 1
}

import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { readEnvironment, readSettings } from './build/settings.ts'
import { listFindings } from './smoke/list-findings.ts'
import { smokeTest } from './smoke/smoke-test.ts'

const root = process.cwd()
const dist = join(root, 'dist')
const [given = ''] = process.argv.slice(2)

if (!URL.canParse(given) || !/^https?:$/.test(new URL(given).protocol)) {
  console.error(`"${given}" is no web address. Write npm run smoke -- https://www.example.com`)
  process.exitCode = 1
} else if (!existsSync(join(dist, '_headers'))) {
  console.error('There is no dist/ to compare the site with. Run npm run build first.')
  process.exitCode = 1
} else {
  const settings = readSettings(readEnvironment(root))
  const { pages, files, findings } = await smokeTest({ address: new URL(given), dist, settings })
  console.log(`Compared ${given} with dist/: ${pages} pages, ${files} files, the info service.`)
  const lines = listFindings(findings)
  if (lines.length) {
    console.error(`\nWrong:\n${lines.map(line => `- ${line}`).join('\n')}`)
    process.exitCode = 1
  } else console.log('Nothing is wrong.')
}

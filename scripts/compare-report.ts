import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { bundleProbe } from './compare/bundle-probe.ts'
import { comparisonDataOf } from './compare/comparison-data-of.ts'
import { findLeaks } from './compare/leaks/find-leaks.ts'
import { failures, isGood, reportJson } from './compare/report/report.ts'
import { isNamed, reportCases } from './compare/report/report-case.ts'
import { reportHtml } from './compare/report/report-html.ts'
import { reportStyle } from './compare/report/report-style.ts'
import { runReport } from './compare/report/run-report.ts'
import { serveComparison } from './compare/serve-comparison.ts'
import { standInSite } from './compare/stand-in-site.ts'
import { whoApproves } from './compare/who-approves.ts'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    approve: { type: 'boolean' },
    approved: { type: 'string', default: 'approved' },
    dist: { type: 'string' },
    only: { type: 'string', default: '*' },
    pictures: { type: 'boolean', default: false },
  },
})
const root = process.cwd()
const at = new Date()
const [pattern = '*'] = positionals
const site = await standInSite(root, values.dist)
const { routes, data } = comparisonDataOf(root, Object.values(site.settings.games))
const cases = reportCases(routes).filter(({ name }) => isNamed(name, values.only))
const probe = await bundleProbe(root)
const server = await serveComparison({
  dist: site.dist,
  port: 0,
  settings: site.settings,
  ownFile: name => (name === 'probe.js' ? probe : undefined),
})
try {
  const pages = await runReport({
    origin: server.origin,
    cases,
    words: data.words,
    approved: join(root, values.approved),
    approval: values.approve ? { pattern, by: whoApproves(), at } : undefined,
    allPictures: values.pictures,
    progress: (done, name, findings) =>
      console.log(`${done}/${cases.length}  ${name}${findings ? `  ${findings} findings` : ''}`),
  })
  const report = { at: at.toISOString(), leaks: findLeaks(root, site.dist), pages }
  const folder = join(root, '.build/compare')
  mkdirSync(folder, { recursive: true })
  writeFileSync(join(folder, 'report.html'), reportHtml(report, reportStyle(root)))
  writeFileSync(join(folder, 'report.json'), reportJson(report))
  for (const leak of report.leaks) console.log(`LEAK  ${leak}`)
  for (const { name, findings } of failures(report)) {
    for (const { kind, message } of findings) console.log(`${name}  ${kind}: ${message}`)
  }
  console.log(
    `${failures(report).length} of ${pages.length} pages need a look: ${folder}/report.html`,
  )
  process.exitCode = isGood(report) ? 0 : 1
} finally {
  await server.close()
  await site.close()
}

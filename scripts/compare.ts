import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { bundlePage } from './compare/bundle-page.ts'
import { comparisonDataOf } from './compare/comparison-data-of.ts'
import { pageFiles } from './compare/page-files.ts'
import { serveComparison } from './compare/serve-comparison.ts'
import { standInSite } from './compare/stand-in-site.ts'
import { onFreePort } from './stand-ins/listen.ts'

const { values } = parseArgs({
  options: {
    approved: { type: 'string', default: 'approved' },
    dist: { type: 'string' },
  },
})
const root = process.cwd()
const { dist, settings } = await standInSite(root, values.dist)
const { data } = comparisonDataOf(root, Object.values(settings.games))
const ownFile = pageFiles(await bundlePage(root), join(root, values.approved), data)
const server = await onFreePort(8090, port => serveComparison({ dist, port, settings, ownFile }))
console.log(`
  Compare the two variants   ${server.origin}/@compare/

Keys: ? on the page. Stop with Ctrl+C.`)

import { buildSite } from './build/build-site.ts'
import { readSettings } from './build/settings.ts'
import { buildCommit, commitOf, comparedSettings } from './compare/build-commit.ts'
import { serveComparison } from './compare/serve-comparison.ts'
import { startProviders } from './serve/stand-ins/providers.ts'
import { runCommand } from './system/run-command.ts'

await runCommand({
  usage: `npm run compare                     shows both variants side by side in one page
npm run compare against <commit>    shows one variant twice: as it was in a commit, and as it is now`,
  options: { against: { type: 'string' } },
  run: async ({ values: { against } }) => {
    const root = process.cwd()
    const base =
      against === undefined
        ? undefined
        : { name: against, dist: await buildCommit(root, await commitOf(root, against)) }
    const games = await startProviders(8082)
    const settings = readSettings(comparedSettings)
    console.log('Building …')
    const { dist } = await buildSite({ root, command: 'compare', settings })
    const { origin } = await serveComparison({ dist, port: 8090, settings, base, games })
    console.log(`
  The compare page   ${origin}/@compare/

Press ? on the page for its keys. Stop with Ctrl+C.`)
  },
})

import { join } from 'node:path'
import { buildSite } from './build/build-site.ts'
import { bundlePage, bundleProbe } from './compare/bundle-page.ts'
import { knownSite } from './compare/known-site.ts'
import { serveComparison } from './compare/serve-comparison.ts'
import { runCommand } from './run-command.ts'
import { standInSettings } from './serve/start-site.ts'
import { startGameProvider } from './stand-ins/game-provider.ts'
import { onFreePort } from './stand-ins/listen.ts'

await runCommand({
  usage: 'npm run compare    both variants side by side, in a page of its own',
  options: {},
  run: async () => {
    const root = process.cwd()
    const games = await onFreePort(8082, port => startGameProvider({ port }))
    const addressOf = (game: string) => `${games.origin}/${game}`
    const settings = {
      ...standInSettings(root, games.origin),
      games: {
        'bacon-slot': addressOf('bacon-slot'),
        'book-of-dead': addressOf('book-of-dead'),
        temple: addressOf('temple'),
      },
    }
    console.log('Building …')
    const { dist } = await buildSite({ root, command: 'compare', settings })
    const { site } = knownSite(root, Object.values(settings.games))
    const files = { ...(await bundlePage(root)), 'probe.js': await bundleProbe(root) }
    const report = join(root, '.build/report/summary.json')
    const server = await onFreePort(8090, port =>
      serveComparison({ dist, port, settings, files, site, report }),
    )
    console.log(`
  Compare the two variants   ${server.origin}/@compare/

Keys: ? on the page. Stop with Ctrl+C.`)
  },
})

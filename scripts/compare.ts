import { buildSite } from './build/build-site.ts'
import { serveComparison } from './compare/serve-comparison.ts'
import { startProviders } from './serve/stand-ins/providers.ts'
import { localSettings } from './serve/stand-ins/start-site.ts'
import { runCommand } from './system/run-command.ts'

await runCommand({
  usage: 'npm run compare    shows both variants side by side in one page',
  run: async () => {
    const root = process.cwd()
    const games = await startProviders(8082)
    const settings = localSettings(root, {
      // Only its path is compared.
      SITE_URL: 'https://www.example.com',
      GAME_BOOK_OF_DEAD_URL: `${games.origin}/book-of-dead`,
      GAME_TEMPLE_URL: `${games.origin}/temple`,
    })
    console.log('Building …')
    const { dist } = await buildSite({ root, command: 'compare', settings })
    const { origin } = await serveComparison(dist, 8090, settings)
    console.log(`
  Compare the two variants   ${origin}/@compare/

Press ? on the page for its keys. Stop with Ctrl+C.`)
  },
})

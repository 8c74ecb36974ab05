import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { chromium } from 'playwright'
import { buildSite } from './build/build-site.ts'
import { readSettings } from './build/settings.ts'
import { startSite } from './serve/start-site.ts'
import { indexPage } from './shots/index-page.ts'
import { pageScenes } from './shots/page-scenes.ts'
import { titleOf, widths } from './shots/shot.ts'
import { stateScenes } from './shots/state-scenes.ts'
import { takeShots } from './shots/take-shots.ts'
import { startGameProvider } from './stand-ins/game-provider.ts'
import { findChromium, installChromium } from './test/chromium.ts'

const { values } = parseArgs({
  options: {
    path: { type: 'string' },
    variant: { type: 'string' },
    width: { type: 'string' },
  },
})

const root = process.cwd()
const folder = join(root, '.build/shots')
await installChromium()

const games = await startGameProvider({ port: 0 })
const settings = readSettings({
  GAME_BACON_SLOT_URL: `${games.origin}/bacon-slot`,
  GAME_BOOK_OF_DEAD_URL: `${games.origin}/book-of-dead`,
  GAME_TEMPLE_URL: `${games.origin}/temple`,
})
console.log('Building …')
const { dist, routes } = await buildSite({ root, command: 'shots', settings })
const site = await startSite(dist, 0, settings)
const browser = await chromium.launch({ executablePath: findChromium(), args: ['--no-sandbox'] })

const scenes = [...pageScenes(routes), ...stateScenes].filter(
  ({ path, variant }) => (values.path ?? path) === path && (values.variant ?? variant) === variant,
)
rmSync(folder, { recursive: true, force: true })
mkdirSync(folder, { recursive: true })
let done = 0
const shots = await takeShots({
  browser,
  site: site.origin,
  scenes,
  widths: values.width ? [Number(values.width)] : widths,
  folder,
  pages: 2,
  progress: scene => console.log(`  ${++done} of ${scenes.length}  ${titleOf(scene)}`),
})
writeFileSync(join(folder, 'index.html'), indexPage(shots))
await Promise.all([browser.close(), site.close(), games.close()])
console.log(`${shots.length} pictures. Look through them: ${join(folder, 'index.html')}`)

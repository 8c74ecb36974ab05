import { join } from 'node:path'
import type { Browser, Page } from 'playwright'
import { type Scene, type Shot, titleOf } from './shot.ts'

export type TakeShotsInput = {
  browser: Browser
  /** Origin of the running site. */
  site: string
  scenes: readonly Scene[]
  widths: readonly number[]
  /** Where the pictures go. */
  folder: string
  /** How many pages are open at once. */
  pages: number
  /** Told of each scene that is done. */
  progress: (scene: Scene) => void
}

/** Chromium paints no texture taller than this many pixels. */
const TALLEST = 16_000

/**
 * Takes pictures of scenes at several widths. Gives those that were taken, in the scenes' order: a
 * scene that a width does not have (a burger on a desktop) is left out there.
 */
export async function takeShots(input: TakeShotsInput): Promise<Shot[]> {
  const { browser, site, scenes, widths, folder, pages, progress } = input
  const taken = new Map<Scene, Shot[]>()
  const waiting = [...scenes]
  const work = async (): Promise<void> => {
    for (let scene = waiting.shift(); scene; scene = waiting.shift()) {
      const shots: Shot[] = []
      const context = await browser.newContext({ baseURL: site, ...scene.context })
      for (const width of widths) {
        const file = `${titleOf(scene).replaceAll(/[^\w.]+/g, '-')}-${width}.png`
        const page = await context.newPage()
        await page.setViewportSize({ width, height: width < 768 ? 844 : 900 })
        if (await show(page, scene)) {
          await photograph(page, scene, join(folder, file))
          shots.push({ scene, width, file })
        }
        await page.close()
      }
      await context.close()
      taken.set(scene, shots)
      progress(scene)
    }
  }
  await Promise.all(Array.from({ length: pages }, work))
  return scenes.flatMap(scene => taken.get(scene) ?? [])
}

/** Opens a scene's page and brings it into its state. */
async function show(page: Page, scene: Scene): Promise<boolean> {
  const { path, scenario, until, media, reach } = scene
  await page.emulateMedia(media)
  await page.goto(`${path}?secretkey=${scenario}`)
  if (until === 'hydrated') {
    await page.waitForFunction(() => performance.getEntriesByName('hydrated').length > 0)
  }
  if (until === 'loading') await page.locator('#spinner').waitFor()
  return reach ? reach(page) : true
}

async function photograph(page: Page, scene: Scene, path: string): Promise<void> {
  const { until, extent } = scene
  if (until === 'hydrated') await showPictures(page)
  const { width = 0 } = page.viewportSize() ?? {}
  const height = (await page.locator('html').boundingBox())?.height ?? 0
  await page.screenshot({
    path,
    // A spinner is an animation: stopped, it is gone.
    animations: until === 'loading' ? 'allow' : 'disabled',
    ...(extent === 'page' && {
      fullPage: true,
      clip: { x: 0, y: 0, width, height: Math.min(Math.max(height, 1), TALLEST) },
    }),
  })
}

/** Pictures further down the page come when somebody scrolls there; nobody does. */
async function showPictures(page: Page): Promise<void> {
  await page.locator('img').evaluateAll((images: { loading: string }[]) => {
    for (const image of images) image.loading = 'eager'
  })
  await page.waitForLoadState('networkidle')
}

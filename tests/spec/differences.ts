import { existsSync } from 'node:fs'
import { type BrowserContext, expect, type Page, test } from 'playwright/test'
import { pictureAt, standInPicture } from '../../scripts/serve/stand-ins/draw-picture.ts'
import { answerTo } from '../../scripts/serve/stand-ins/scenarios.ts'
import { infoPath } from '../../shared/site-info/site-info-request.ts'
import { windowOf } from './open-scene.ts'
import type { Scene } from './scenes.ts'

/**
 * Is false for scenes that repeat the home page, name lines of code, or are too tall for a picture.
 */
export const isCompared = ({ state, pageName, address, canonical }: Scene): boolean =>
  !/followed|unknown path|200 brands/.test(state) && (pageName !== 'home' || address === canonical)

/**
 * Compares pictures and words of an open scene with those of the base. With `--update-snapshots`,
 * keeps them as those of the base.
 */
export async function compareScene(page: Page, scene: Scene): Promise<void> {
  for (const { name, width, isPicture } of snapshotsOf(scene)) {
    await settle(page, width)
    if (isPicture) {
      // Playwright would hide the caret by a style attribute, which the policy refuses.
      await expect.soft(page).toHaveScreenshot(name, { fullPage: true, caret: 'initial' })
    } else {
      await expect.soft(page.locator('body')).toMatchAriaSnapshot({ name, timeout: 1000 })
    }
  }
}

/** Returns whether the base has all pictures and words of a scene. */
export const isKept = (scene: Scene): boolean =>
  snapshotsOf(scene).every(({ path }) => existsSync(path))

/** Lists the snapshots of a scene: a picture at each width, and once the words. */
function snapshotsOf(scene: Scene) {
  const info = test.info()
  const file = scene.name.replace('/ ', '/home ').slice(1).replaceAll(/[/ ]/g, '-')
  const pictures = scene.widths.map(width => {
    const name = `${file}-${width}.png`
    return { name, width, isPicture: true, path: info.snapshotPath(name, { kind: 'screenshot' }) }
  })
  // In the second stylesheet only colours differ.
  if (!scene.isFirstLook) {
    return pictures
  }
  const name = `${file}.aria.yml`
  const path = info.snapshotPath(name, { kind: 'aria' })
  return [...pictures, { name, width: scene.widths.at(-1) ?? 0, isPicture: false, path }]
}

/**
 * Stops all motion, waits for all pictures, and hides games. Removes the addresses of games, which
 * are settings.
 */
async function settle(page: Page, width: number): Promise<void> {
  await page.setViewportSize(windowOf(width))
  await page.evaluate(async () => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(`
      *, ::before, ::after { animation: none !important; transition: none !important;
        caret-color: transparent !important; content-visibility: visible !important }
      iframe { opacity: 0 !important }`)
    document.adoptedStyleSheets = [...document.adoptedStyleSheets.slice(0, 1), sheet]
    const games = [...document.querySelectorAll('iframe')].map(frame => frame.src)
    for (const link of document.querySelectorAll<HTMLAnchorElement>('a[target]')) {
      if (games.includes(link.href)) {
        link.href = '/game'
      }
    }
    const pictures = [...document.images]
    for (const picture of pictures) {
      picture.loading = 'eager'
    }
    // A picture that cannot be loaded is compared as it looks then.
    await Promise.allSettled([document.fonts.ready, ...pictures.map(picture => picture.decode())])
    window.scrollTo({ top: 0, behavior: 'instant' })
    await new Promise(resolve => requestAnimationFrame(() => requestAnimationFrame(resolve)))
  })
}

/** Lets a site get the answers of the stand-in info service, its pictures and its games. */
export async function answerAlike(context: BrowserContext, origin: string): Promise<void> {
  await context.route(
    url => url.origin !== origin,
    route =>
      route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Game</title>' }),
  )
  await context.route(standInPicture, async route =>
    route.fulfill(await pictureAt(route.request().url())),
  )
  await context.route(`**${infoPath}`, route => {
    const { secretKey } = route.request().postDataJSON()
    const { httpStatus, body } = answerTo(`${secretKey}`)
    return route.fulfill({ status: httpStatus, json: body })
  })
}

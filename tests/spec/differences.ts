import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { type BrowserContext, expect, type Page, test } from 'playwright/test'
import { pictureAt, standInPicture } from '../../scripts/serve/stand-ins/draw-picture.ts'
import { answerTo } from '../../scripts/serve/stand-ins/scenarios.ts'
import { asError } from '../../scripts/system/as-error.ts'
import { infoPath } from '../../shared/site-info/site-info-request.ts'
import { openScene, windowOf } from './open-scene.ts'
import type { Scene } from './scenes.ts'

/**
 * Is false for scenes that repeat the home page, name lines of code, or are too tall for a picture.
 */
const isCompared = ({ state, pageName, address, canonical }: Scene): boolean =>
  !/followed|unknown path|200 brands/.test(state) && (pageName !== 'home' || address === canonical)

/**
 * Keeps pictures and words of a scene of the base, if no earlier report has. Resolves to false if
 * there is nothing to compare the scene with.
 */
export async function keepBase(page: Page, scene: Scene): Promise<boolean> {
  if (!isCompared(scene)) {
    return false
  }
  const files = filesOf(scene)
  if (files.every(({ path }) => existsSync(path))) {
    return true
  }
  const annotate = (type: string, reason: string) =>
    test.info().annotations.push({ type, description: `${scene.name}: ${reason}` })
  try {
    const { status } = await openScene(page, scene)
    if (status === 404) {
      annotate('new', 'the base has no such page')
      return false
    }
    for (const { path, width, isPicture } of files) {
      await settle(page, width)
      const bytes = isPicture ? await stillPicture(page) : await wordsOf(page)
      mkdirSync(dirname(path), { recursive: true })
      writeFileSync(path, bytes)
    }
    return true
  } catch (error) {
    const [reason = ''] = asError(error).message.split('\n')
    annotate('not compared', `at the base, ${reason}`)
    expect.soft(reason, 'the base cannot be compared').toBe('')
    return false
  }
}

/** Compares pictures and words of an open scene with those of the base, and leaves it as it was. */
export async function compareScene(page: Page, scene: Scene): Promise<void> {
  const { annotations, errors } = test.info()
  const { length } = errors
  for (const { name, width, isPicture } of filesOf(scene)) {
    await settle(page, width)
    if (isPicture) {
      // Playwright would hide the caret by a style attribute, which the policy refuses.
      await expect.soft(page).toHaveScreenshot(name, { fullPage: true, caret: 'initial' })
    } else {
      await expect.soft(page.locator('body')).toMatchAriaSnapshot({ name, timeout: 1000 })
    }
  }
  // One for each error, so that the reporter knows which errors are no broken requirement.
  const difference = { type: 'differs', description: `${scene.canonical} ${scene.variant}` }
  annotations.push(...errors.slice(length).map(() => difference))
  await page.evaluate(() => {
    document.adoptedStyleSheets.pop()
  })
}

/** Waits until the page no longer changes: an icon begins to load when it first shows. */
async function stillPicture(page: Page): Promise<Buffer> {
  const take = () => page.screenshot({ fullPage: true, caret: 'initial', animations: 'disabled' })
  let last = await take()
  for (let round = 0; round < 10; round++) {
    const next = await take()
    if (next.equals(last)) {
      return next
    }
    last = next
  }
  throw new Error('The page does not stop changing.')
}

/** Replaces the address of a game by a pattern: it is a setting, which may differ. */
async function wordsOf(page: Page): Promise<string> {
  const words = await page.locator('body').ariaSnapshot()
  const frames = page.locator('iframe')
  const games = await frames.evaluateAll(all => all.map(frame => frame.getAttribute('src')))
  return games.reduce<string>(
    (text, game) => text.replaceAll(`/url: ${game}\n`, '/url: /.*/\n'),
    words,
  )
}

/** Lists the files of a scene: a picture at each width, and once the words. */
function filesOf(scene: Scene) {
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

/** Stops all motion, waits for all pictures, and hides games. */
async function settle(page: Page, width: number): Promise<void> {
  await page.setViewportSize(windowOf(width))
  await page.evaluate(async () => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(`
      *, ::before, ::after { animation: none !important; transition: none !important;
        caret-color: transparent !important; content-visibility: visible !important }
      iframe { opacity: 0 !important }`)
    document.adoptedStyleSheets = [...document.adoptedStyleSheets.slice(0, 1), sheet]
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

/** Lets the base get the answers of the stand-in info service, its pictures and its games. */
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

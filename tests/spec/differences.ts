import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import {
  type BrowserContext,
  test as base,
  expect,
  type Page,
  type TestInfo,
} from 'playwright/test'
import { bundleScript } from '../../scripts/build/bundle-script.ts'
import { pictureAt, standInPicture } from '../../scripts/serve/stand-ins/draw-picture.ts'
import { answerTo } from '../../scripts/serve/stand-ins/scenarios.ts'
import { infoPath } from '../../shared/site-info/site-info-request.ts'
import { type Scene, scenes } from './scenes.ts'
import { openScene, windowOf } from './visit.ts'

const { SPEC_SITE: now = '', COMPARE_BASE: before = '' } = process.env

/** A tab on the present site and one on the base. */
type Tabs = { tabs: { now: Page; before: Page } }

const test = base.extend<object, Tabs>({
  tabs: [
    async ({ browser }, use) => {
      const still = await bundleScript(
        process.cwd(),
        'scripts/compare/browser/still-page.ts',
        'iife',
      )
      const open = async (baseURL: string) => {
        const context = await browser.newContext({ baseURL })
        await context.addInitScript(still)
        await answerAlike(context)
        return context.newPage()
      }
      await use({ now: await open(now), before: await open(before) })
    },
    { scope: 'worker' },
  ],
})

/**
 * Returns whether a scene has a look of its own that a picture can show. Others repeat the home page,
 * name lines of code, or are too tall.
 */
const isCompared = ({ state, page, address, canonical }: Scene): boolean =>
  !/followed|unknown path|200 brands/.test(state) && (page !== 'home' || address === canonical)

/** The scenes of each page. A change of the page is one difference, however many scenes show it. */
const pages = new Map<string, Scene[]>()
for (const scene of scenes.filter(isCompared)) {
  const name = `${scene.canonical} ${scene.variant}`
  pages.set(name, [...(pages.get(name) ?? []), scene])
}

for (const [name, own] of pages) {
  test(name, async ({ tabs }) => {
    test.slow(own.length > 4)
    for (const scene of own) {
      await compareScene(tabs, scene)
    }
  })
}

/** Compares pictures and words of a scene with those of the base, and takes these if none are kept. */
async function compareScene(tabs: Tabs['tabs'], scene: Scene): Promise<void> {
  const info = test.info()
  const kept = filesOf(scene, info)
  if (!kept.every(({ path }) => existsSync(path))) {
    const reason = await keepScene(tabs.before, scene, info)
    if (reason) {
      info.annotations.push({ type: 'new', description: `${scene.name}: ${reason}` })
      return
    }
  }
  await openScene(tabs.now, scene)
  for (const { name, width, isPicture } of kept) {
    await settle(tabs.now, width)
    if (isPicture) {
      // Playwright would hide the caret by a style attribute, which the policy refuses.
      await expect.soft(tabs.now).toHaveScreenshot(name, { fullPage: true, caret: 'initial' })
    } else {
      await expect.soft(tabs.now.locator('body')).toMatchAriaSnapshot({ name, timeout: 1000 })
    }
  }
}

/** Keeps pictures and words of a scene of the base. Returns why this is impossible, or ''. */
async function keepScene(page: Page, scene: Scene, info: TestInfo): Promise<string> {
  try {
    const { status } = await openScene(page, scene)
    if (status === 404) {
      return 'the base has no such page'
    }
    for (const { path, width, isPicture } of filesOf(scene, info)) {
      await settle(page, width)
      const bytes = isPicture ? await stillPicture(page) : await page.locator('body').ariaSnapshot()
      mkdirSync(dirname(path), { recursive: true })
      writeFileSync(path, bytes)
    }
    return ''
  } catch (error) {
    return `the base does not show it: ${`${error}`.split('\n')[0]}`
  }
}

/** Returns a picture of a page that no longer changes: an icon begins to load when it first shows. */
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

/** Returns the kept files of a scene: a picture at each width, and once the words. */
function filesOf(scene: Scene, info: TestInfo) {
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
    // The address of a game is a setting, which may differ.
    const games = [...document.querySelectorAll('iframe')].map(({ src }) => src)
    for (const link of document.links) {
      if (games.includes(link.href)) {
        link.href = '/'
      }
    }
    const pictures = [...document.images]
    for (const picture of pictures) {
      picture.loading = 'eager'
    }
    // A picture that fails to load looks as it does then.
    await Promise.allSettled([document.fonts.ready, ...pictures.map(each => each.decode())])
    await new Promise(resolve => requestAnimationFrame(() => requestAnimationFrame(resolve)))
  })
}

/** Lets both sites get the same answers of the info service, the same pictures and the same games. */
async function answerAlike(context: BrowserContext): Promise<void> {
  await context.route(
    ({ origin }) => origin !== now && origin !== before,
    route =>
      route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Game</title>' }),
  )
  await context.route(standInPicture, async route =>
    route.fulfill(await pictureAt(route.request().url())),
  )
  await context.route(
    ({ pathname }) => `${pathname.replace(/\/$/, '')}/` === infoPath,
    route => {
      const { secretKey } = route.request().postDataJSON()
      const { httpStatus, body } = answerTo(`${secretKey}`)
      return route.fulfill({ status: httpStatus, json: body })
    },
  )
}

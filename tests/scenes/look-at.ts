import { expect, type Page, type Request } from 'playwright/test'
import type { PageFacts } from '../../scripts/compare/browser/read-facts.ts'
import { checkPage } from '../../scripts/compare/browser/rules.ts'
import { axeSource } from '../../scripts/compare/serve-comparison.ts'
import { collectBreaches, compareWithApproved, type SceneBreach } from './breaches.ts'
import { firstScreenProblems, fitProblems } from './fit.ts'
import { htmlProblems } from './html.ts'
import { headBreaches, microdataProblems } from './metadata.ts'
import { openScene, windowOf } from './scene-page.ts'
import { expected, fileOf, gamesOrigin, type Scene } from './scenes.ts'

const axe = `${axeSource};undefined`

/**
 * Opens a scene and returns all rules that it breaks. In a report it also compares pictures and
 * texts with the approved ones.
 */
export async function lookAt(tab: Page, scene: Scene): Promise<SceneBreach[]> {
  const { isFirstFace, isPlain, widths, allowed, reach } = scene
  const breaches = collectBreaches()
  const add = (rule: string, messages: readonly string[], ...widths: number[]) =>
    breaches.add(
      messages.map(message => ({ rule, message })),
      ...widths,
    )
  const requests: Request[] = []
  tab.on('request', request => requests.push(request))
  try {
    // The first stylesheet arrives on a phone, the other one on a tall desktop.
    const isPhone = isFirstFace || reach
    await openScene(tab, scene, isPhone ? windowOf(390) : { width: 1440, height: 1440 })
    if (reach) {
      await reach(tab)
    } else {
      add('arrival', await tab.evaluate('window.probe.arrive()'))
    }
  } catch (error) {
    return [{ rule: 'page', message: `cannot be opened: ${`${error}`.replace(/\n.*/s, '')}` }]
  }
  if (scene.hasAxe) {
    await tab.evaluate(axe)
  }
  const axeWidths = isFirstFace ? widths : widths.slice(-1)
  for (const width of widths) {
    await tab.setViewportSize(windowOf(width))
    await tab.evaluate('window.probe.settle()')
    if (scene.hasPicture) {
      const file = `${fileOf(scene)}-${width}.png`
      // The probe hides the caret. Playwright would add a style attribute to every field.
      await compareWithApproved('picture', file, () =>
        expect.soft(tab).toHaveScreenshot(file, { fullPage: true, caret: 'initial' }),
      )
    }
    const facts = await tab.evaluate<PageFacts>(`window.probe.facts(${axeWidths.includes(width)})`)
    breaches.add(
      checkPage(facts, expected).filter(({ message }) => !allowed?.test(message)),
      width,
    )
    if (facts.variant !== scene.variant) {
      add('variant', [`shows the ${facts.variant}`], width)
    }
  }
  add('privacy', await privacyProblems(tab, requests))
  if (isPlain) {
    // Texts are the same at each width and in both stylesheets.
    const file = `${fileOf(scene)}.yml`
    // The stand-in has another port in each run.
    const text = (await tab.locator('body').ariaSnapshot()).replaceAll(gamesOrigin, '')
    await compareWithApproved('text', file, () => expect.soft(text).toMatchSnapshot(file))
    // Without them, the page shifts when a picture loads.
    const unsized = await tab
      .locator('img:not([width][height])')
      .evaluateAll(all => all.map(({ outerHTML }) => `no width and height: “${outerHTML}”`))
    add('fit', unsized)
    if (await tab.locator('#brands').count()) {
      add('fit', await firstScreenProblems(tab))
    }
    breaches.add(await headBreaches(tab, scene))
    add('microdata', await microdataProblems(tab, scene))
    add('HTML', await htmlProblems(await tab.content()))
  }
  if (isFirstFace && !scene.media) {
    add('fit', await fitProblems(tab))
  }
  return breaches.all()
}

/** Returns foreign requests, calls after the first, and what the page stores. */
async function privacyProblems(tab: Page, requests: readonly Request[]): Promise<string[]> {
  // A game's document makes its own requests.
  const own = requests
    .filter(each => each.isNavigationRequest() || each.frame() === tab.mainFrame())
    .map(each => ({ method: each.method(), url: new URL(each.url()) }))
  const calls = own.filter(({ method }) => method !== 'GET').map(({ url }) => url.pathname)
  const allowed = [new URL(tab.url()).origin, ...(tab.frames().length > 1 ? [gamesOrigin] : [])]
  const origins = [...new Set(own.map(({ url }) => url.origin))]
  const cookies = (await tab.context().cookies()).length
  const stored = await tab.evaluate(async () => ({
    'local storage': localStorage.length,
    'session storage': sessionStorage.length,
    databases: (await indexedDB.databases()).length,
    caches: (await caches.keys()).length,
    workers: (await navigator.serviceWorker.getRegistrations()).length,
  }))
  const stores = Object.entries({ cookies, ...stored }).filter(([, count]) => count)
  return [
    ...(calls.join() === '/api/getwebsiteinfo/'
      ? []
      : [`it calls ${calls.join() || 'no service'}`]),
    ...origins.filter(each => !allowed.includes(each)).map(each => `it requests “${each}”`),
    ...stores.map(([store]) => `it uses ${store}`),
  ]
}

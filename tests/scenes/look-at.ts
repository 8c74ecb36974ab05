import type { Page, Request } from 'playwright/test'
import type { PageFacts } from '../../scripts/compare/browser/read-facts.ts'
import { checkPage } from '../../scripts/compare/browser/rules.ts'
import { axeSource } from '../../scripts/compare/serve-comparison.ts'
import { pictureFindings } from './compare-pictures.ts'
import { wordFindings } from './compare-words.ts'
import { type Finding, isReport } from './finding.ts'
import { firstScreenProblems, fitProblems } from './fit.ts'
import { htmlProblems } from './html.ts'
import { headBreaches, microdataProblems } from './metadata.ts'
import { openScene, windowOf } from './scene-page.ts'
import { expected, gamesOrigin, type Scene } from './scenes.ts'

const axe = `${axeSource};undefined`

/** Opens a scene and returns all that is wrong with it, each thing once. */
export async function lookAt(tab: Page, scene: Scene): Promise<Finding[]> {
  const { isFirstFace, isPlain, widths, allowed, reach } = scene
  const found = new Map<string, Finding>()
  const addAll = (findings: readonly Finding[]) => {
    for (const each of findings) found.set(`${each.rule}: ${each.message} ${each.file}`, each)
  }
  const add = (rule: string, messages: readonly string[]) =>
    addAll(messages.map(message => ({ rule, message })))
  const requests: Request[] = []
  tab.removeAllListeners('request').on('request', request => requests.push(request))
  try {
    // One face arrives on a phone, the other one on a screen that is tall as well as wide.
    const isPhone = isFirstFace || reach
    await openScene(tab, scene, isPhone ? windowOf(390) : { width: 1440, height: 1440 })
    if (reach) await reach(tab)
    else add('arrival', await tab.evaluate('window.probe.arrive()'))
  } catch (error) {
    return [{ rule: 'page', message: `cannot be looked at: ${`${error}`.replace(/\n.*/s, '')}` }]
  }
  if (scene.hasAxe) await tab.evaluate(axe)
  const looked = isFirstFace ? widths : widths.slice(-1)
  for (const width of widths) {
    await tab.setViewportSize(windowOf(width))
    await tab.evaluate('window.probe.settle()')
    if (isReport && scene.hasPicture) {
      // The caret is hidden already; Playwright would leave a style attribute on every field.
      const take = () => tab.screenshot({ fullPage: true, caret: 'initial' })
      addAll(await pictureFindings(scene, width, take, tab.evaluate.bind(tab)))
    }
    // Words are the same at each width and in both stylesheets.
    if (isReport && isPlain && width === widths.at(-1)) addAll(await wordFindings(tab, scene))
    const facts = await tab.evaluate<PageFacts>(`window.probe.facts(${looked.includes(width)})`)
    for (const { rule, message } of checkPage(facts, expected))
      if (!allowed?.test(message)) add(rule, [message])
    if (facts.variant !== scene.variant) add('variant', [`the ${facts.variant} is shown`])
  }
  if (isFirstFace) add('traces', await traceProblems(tab, requests))
  if (isPlain) {
    // So that nothing moves when they come.
    const unsized = await tab.locator('img:not([width][height])').count()
    if (unsized) add('fit', [`${unsized} pictures without width and height`])
    if (await tab.locator('#brands').count()) add('fit', await firstScreenProblems(tab))
    addAll(await headBreaches(tab, scene))
    add('microdata', await microdataProblems(tab, scene))
    add('HTML', await htmlProblems(await tab.content()))
  }
  if (isFirstFace && !scene.media) add('fit', await fitProblems(tab))
  return [...found.values()]
}

/**
 * Returns what else is asked than the site and the chosen game, what else is called than the info
 * service once, and what is kept in the browser.
 */
async function traceProblems(tab: Page, requests: readonly Request[]): Promise<string[]> {
  // What a game asks for besides its document is not the page’s doing.
  const asked = requests
    .filter(each => each.isNavigationRequest() || each.frame() === tab.mainFrame())
    .map(each => ({ method: each.method(), url: new URL(each.url()) }))
  const calls = asked.filter(({ method }) => method !== 'GET').map(({ url }) => url.pathname)
  const frames = tab.frames().length > 1 ? [gamesOrigin] : []
  const own = [new URL(tab.url()).origin, ...frames]
  const origins = new Set(asked.map(({ url }) => url.origin))
  const cookies = (await tab.context().cookies()).length
  const kept = await tab.evaluate(async () => ({
    'local storage': localStorage.length,
    'session storage': sessionStorage.length,
    databases: (await indexedDB.databases()).length,
    caches: (await caches.keys()).length,
    workers: (await navigator.serviceWorker.getRegistrations()).length,
  }))
  const stores = Object.entries({ cookies, ...kept }).filter(([, count]) => count)
  return [
    ...(calls.join() === '/api/getwebsiteinfo/' ? [] : [`it calls ${calls.join() || 'nobody'}`]),
    ...[...origins].filter(origin => !own.includes(origin)).map(origin => `it asks ${origin}`),
    ...stores.map(([store]) => `it keeps ${store}`),
  ]
}

import type { Page } from 'playwright/test'
import { type Breach, checkPage } from '../../scripts/compare/browser/rules.ts'
import { pictureChanges, wordChanges } from './approved.ts'
import { firstScreenProblems, fitProblems } from './fit.ts'
import { headProblems } from './head.ts'
import { htmlProblems } from './html.ts'
import { microdataProblems } from './microdata.ts'
import { isReport, type ScenePage } from './scene-page.ts'
import { games, type Scene, site } from './scenes.ts'

/** Opens a scene and returns all that is wrong with it, each thing once. */
export async function lookAt(scenePage: ScenePage, scene: Scene): Promise<Breach[]> {
  const { tab } = scenePage
  const { isFirstFace, isPlain, widths, expected, reach } = scene
  const found = new Map<string, Breach>()
  const add = (rule: string, messages: string[]) => {
    for (const message of messages) found.set(`${rule}: ${message}`, { rule, message })
  }
  try {
    // One face arrives on a phone, the other one on a screen that is tall as well as wide.
    await scenePage.open(scene.address, scene.scenario, scene.media, isFirstFace || !!reach)
    if (!reach) add('arrival', await scenePage.arrive())
    await reach?.(scenePage)
  } catch (error) {
    return [{ rule: 'page', message: `cannot be looked at: ${firstLine(error)}` }]
  }
  if (scene.hasAxe) await scenePage.addAxe()
  const looked = isFirstFace ? widths : widths.slice(-1)
  for (const width of isReport ? widths : looked) {
    await scenePage.setWidth(width)
    await scenePage.settle()
    if (isReport) {
      if (scene.hasPicture) add('picture', await pictureChanges(tab, scene, width))
      // Words are the same at each width and in both stylesheets.
      if (isPlain && width === widths.at(-1)) add('words', await wordChanges(tab, scene))
    }
    if (!looked.includes(width)) continue
    const facts = await scenePage.facts()
    for (const { rule, message } of checkPage(facts, site))
      if (!expected?.test(message)) add(rule, [message])
    if (facts.variant !== scene.variant) add('variant', [`the ${facts.variant} is shown`])
  }
  if (isFirstFace) add('traces', [...requestProblems(scenePage), ...(await storeProblems(tab))])
  if (isPlain) {
    // So that nothing moves when they come.
    const unsized = await tab.locator('img:not([width][height])').count()
    if (unsized) add('fit', [`${unsized} pictures without width and height`])
    if (await tab.locator('#brands').count()) add('fit', await firstScreenProblems(tab))
    add('head', await headProblems(tab, scene))
    add('microdata', await microdataProblems(tab, scene))
    add('HTML', await htmlProblems(withoutTemplate(await tab.content())))
  }
  if (isFirstFace && !scene.media) add('fit', await fitProblems(tab))
  return [...found.values()]
}

const firstLine = (error: unknown): string => String(error).split('\n')[0] ?? ''

/** Empty once the page is chosen, or it holds the page that was not. */
const withoutTemplate = (html: string): string => html.replace(/<template.*?<\/template>/s, '')

/** One call leaves, to the info service; besides the site itself only the chosen game is asked. */
function requestProblems({ requests, tab }: ScenePage): string[] {
  const own = new URL(tab.url()).origin
  const game = tab.frames().length > 1 ? games.map(address => new URL(address).origin) : []
  const calls = requests.filter(({ method }) => method !== 'GET')
  const foreign = requests
    .map(({ url }) => url.origin)
    .filter(origin => origin !== own && !game.includes(origin))
  const isInfoCall = calls.length === 1 && calls[0]?.url.pathname === '/api/getwebsiteinfo/'
  const called = calls.map(({ url }) => url.pathname).join(', ')
  return [
    ...(isInfoCall ? [] : [`it calls ${called || 'nobody'}`]),
    ...new Set(foreign.map(origin => `it asks ${origin}`)),
  ]
}

/** Returns what the site keeps in the browser: nothing is right. */
async function storeProblems(tab: Page): Promise<string[]> {
  const cookies = (await tab.context().cookies()).length
  const kept = await tab.evaluate(async () => ({
    'local storage': localStorage.length,
    'session storage': sessionStorage.length,
    databases: (await indexedDB.databases()).length,
    caches: (await caches.keys()).length,
    workers: (await navigator.serviceWorker.getRegistrations()).length,
  }))
  const counts = Object.entries({ cookies, ...kept })
  return counts.flatMap(([store, count]) => (count ? [`it keeps ${store}`] : []))
}

import { expect, type Page, type Request } from 'playwright/test'
import type { PageFacts } from '../../scripts/compare/browser/page-facts.ts'
import { differs } from '../../scripts/compare/browser/rule.ts'
import { checkPage } from '../../scripts/compare/browser/rules.ts'
import { call } from '../../scripts/compare/browser/specification.ts'
import { axeSource } from '../../scripts/compare/serve-comparison.ts'
import { collectBreaches, compareWithApproved, type SceneBreach } from './breaches.ts'
import { firstScreenProblems, fitProblems } from './fit.ts'
import { htmlProblems } from './html.ts'
import { headBreaches, microdataProblems } from './metadata.ts'
import { clickId, openScene, windowOf } from './scene-page.ts'
import { expected, fileOf, gamesOrigin, type Hands, patience, type Scene } from './scenes.ts'

const axe = `${axeSource};undefined`

/**
 * Opens a scene and returns all rules that it breaks. In a report it also compares pictures and
 * texts with the approved ones.
 */
export async function lookAt(tab: Page, scene: Scene): Promise<SceneBreach[]> {
  const { isFirstFace, isPlain, widths, axeWidths, allowed, reach } = scene
  const breaches = collectBreaches()
  const add = (rule: string, messages: readonly string[], ...widths: number[]) =>
    breaches.add(
      messages.map(message => ({ rule, message })),
      ...widths,
    )
  const requests: Request[] = []
  // Another scene may have been in this tab.
  tab.removeAllListeners('request')
  tab.on('request', request => requests.push(request))
  try {
    // The first stylesheet arrives on a phone, the other one on a tall desktop.
    const isPhone = isFirstFace || reach
    await openScene(tab, scene, isPhone ? windowOf(390) : { width: 1440, height: 1440 })
    if (reach) {
      await reach(handsOf(tab, scene.patience)).catch((error: unknown) =>
        add('state', [firstLine(error)]),
      )
    } else {
      add('arrival', await tab.evaluate('window.probe.arrive()'))
    }
  } catch (error) {
    return [{ rule: 'page', message: `cannot be opened: ${firstLine(error)}` }]
  }
  if (axeWidths.length > 0) {
    await tab.evaluate(axe)
  }
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
    // After a click, no focus from a script is visible.
    const focus = isPlain || !reach
    const given = JSON.stringify({ axe: axeWidths.includes(width), focus })
    const facts = await tab.evaluate<PageFacts>(`window.probe.facts(${given})`)
    breaches.add(
      checkPage(facts, expected).filter(({ message }) => !allowed?.test(message)),
      width,
    )
  }
  add('privacy', await privacyProblems(tab, requests))
  add('call', callProblems(requests, scene))
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
  if (expected.scenarios[scene.scenario]?.fails) {
    add('failure', await failureProblems(tab, scene))
  }
  return breaches.all()
}

/** Returns what a page says only because the call failed: visitors see no error (spec §8.1). */
async function failureProblems(tab: Page, { address, variant }: Scene): Promise<string[]> {
  const readText = async () => {
    const { text } = await tab.evaluate<PageFacts>('window.probe.facts({ axe: false })')
    return text
  }
  const failed = await readText()
  await openScene(tab, { address, scenario: variant })
  const usual = await readText()
  return failed.filter(line => !usual.includes(line)).map(line => `the page says “${line}”`)
}

/** Returns what a scene needs of a tab. What does not show in time fails. */
function handsOf(tab: Page, timeout: number): Hands {
  const usual = { timeout: patience }
  const orSay = (work: Promise<void>, problem: string) =>
    work.catch(() => {
      throw new Error(problem)
    })
  return {
    click: selector => orSay(tab.click(selector, usual), `“${selector}” takes no click`),
    clickAt: (x, y) => tab.mouse.click(x, y),
    fill: (selector, text) => tab.fill(selector, text, usual),
    shows: (selector, count) => {
      const seen = tab.locator(selector).filter({ visible: true })
      return orSay(
        expect(seen).toHaveCount(count, { timeout }),
        `the page does not show exactly ${count} “${selector}”`,
      )
    },
  }
}

/** Returns what an error says, without the calls that led to it. */
const firstLine = (error: unknown): string => `${error}`.replace(/^Error: |\n.*/gs, '')

/** Returns foreign requests, calls after the first, and what the page stores. */
async function privacyProblems(tab: Page, requests: readonly Request[]): Promise<string[]> {
  // A game's document makes its own requests.
  const own = requests.filter(
    each => each.isNavigationRequest() || each.frame() === tab.mainFrame(),
  )
  const calls = own
    .filter(each => each.method() !== 'GET')
    .map(each => `${each.method()} ${new URL(each.url()).pathname}`)
  const allowed = [new URL(tab.url()).origin, ...(tab.frames().length > 1 ? [gamesOrigin] : [])]
  const origins = [...new Set(own.map(each => new URL(each.url()).origin))]
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
    ...(calls.join() === call ? [] : [`it calls ${calls.join() || 'no service'}`]),
    ...origins.filter(each => !allowed.includes(each)).map(each => `it requests “${each}”`),
    ...stores.map(([store]) => `it uses ${store}`),
  ]
}

/** Returns what is wrong in the call of a page at an address (spec §7.2 to §7.4). */
function callProblems(requests: readonly Request[], { address, scenario }: Scene): string[] {
  const first = requests.find(each => each.method() !== 'GET')
  if (!first) {
    return []
  }
  const [host = ''] = new URL(first.url()).hostname.split('.')
  const [, segment] = address.split('/')
  const wanted = {
    webSiteName: segment ? `${host}/${segment}` : host,
    secretKey: scenario,
    gclid: clickId,
  }
  const body: Record<string, unknown> = first.postDataJSON()
  return Object.entries(wanted).flatMap(([name, value]) =>
    differs(`${body[name]}`, `${value}`).map(each => `${name} is ${each}`),
  )
}

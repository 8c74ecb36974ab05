import { test as base, expect, type Page, type TestInfo } from 'playwright/test'
import type { PageFacts } from '../../scripts/compare/browser/page-facts.ts'
import type { Breach } from '../../scripts/compare/browser/rules.ts'
import { bundleProbe } from '../../scripts/compare/bundle-page.ts'
import type { Scene } from './scenes.ts'

/** Every scene is seen at this moment and with this shuffle, so that two runs agree. */
const fixed = 'clock=2026-06-15T00:00:00Z&seed=1'

/** A tab that is led from scene to scene, with what the present page has asked for. */
export class ScenePage {
  readonly requests: { method: string; url: URL }[] = []

  readonly tab: Page

  constructor(tab: Page) {
    this.tab = tab
    tab.on('request', request => {
      this.requests.push({ method: request.method(), url: new URL(request.url()) })
    })
  }

  /** Opens a page on a phone and ends when React has taken it over. */
  async open(address: string, scenario: string, media: Scene['media'] = {}): Promise<void> {
    const { tab } = this
    // What a game still asks for would be taken for the next page's.
    await tab.goto('about:blank')
    this.requests.length = 0
    await tab.emulateMedia({ media: null, forcedColors: null, reducedMotion: 'reduce', ...media })
    await this.setWidth(390)
    await tab.goto(`${address}?secretkey=${scenario}&${fixed}`)
    await tab.waitForFunction(() => performance.getEntriesByName('hydrated').length > 0)
  }

  async setWidth(width: number): Promise<void> {
    await this.tab.setViewportSize({ width, height: width < 768 ? 844 : 900 })
  }

  /** Ends when all pictures are loaded and nothing moves. */
  settle(): Promise<void> {
    return this.tab.evaluate('window.probe.settle()')
  }

  facts(withAxe: boolean): Promise<PageFacts> {
    return this.tab.evaluate(`window.probe.facts(${withAxe})`)
  }
}

export type SceneOptions = {
  /** Whether scenes are compared with the approved pictures and words; `all` keeps every picture. */
  pictures: 'none' | 'compared' | 'all'
}

/** A test that looks at scenes, on the one tab of its worker. */
export const test = base.extend<object, SceneOptions & { scenePage: ScenePage }>({
  pictures: ['none', { option: true, scope: 'worker' }],
  scenePage: [
    async ({ browser }, use) => {
      const context = await browser.newContext({ baseURL: process.env.TEST_SITE })
      await context.addInitScript(await bundleProbe(process.cwd()))
      const tab = await context.newPage()
      tab.setDefaultTimeout(30_000)
      await use(new ScenePage(tab))
      await context.close()
    },
    { scope: 'worker' },
  ],
})

/** Fails a test with a line for each breach, and leaves them for the summary. */
export function tell(found: readonly Breach[], { annotations }: TestInfo): void {
  annotations.push(...found.map(({ rule, message }) => ({ type: rule, description: message })))
  expect(found.map(({ rule, message }) => `${rule}: ${message}`)).toEqual([])
}

import { readFileSync } from 'node:fs'
import { test as base, expect, type Page } from 'playwright/test'
import type { PageFacts } from '../../scripts/compare/browser/read-facts.ts'
import type { Breach } from '../../scripts/compare/browser/rules.ts'
import { axeFile, bundleScript } from '../../scripts/compare/serve-comparison.ts'
import type { Hands, Scene } from './scenes.ts'

const axeSource = readFileSync(axeFile, 'utf8')

/** A tab that is led from scene to scene, with what the present page has asked for. */
export class ScenePage implements Hands {
  readonly requests: { method: string; url: URL }[] = []

  readonly tab: Page

  constructor(tab: Page) {
    this.tab = tab
    tab.on('request', request => {
      const isOfPage = request.frame() === tab.mainFrame()
      const isDocument = request.isNavigationRequest()
      if (isOfPage && isDocument) this.requests.length = 0
      // What a game asks for besides its document is not the page’s doing.
      if (isOfPage || isDocument)
        this.requests.push({ method: request.method(), url: new URL(request.url()) })
    })
  }

  /** Opens a page, on a phone or on a tall screen, and ends when React has taken it over. */
  async open(
    address: string,
    scenario: string,
    media: Scene['media'] = {},
    isPhone = true,
  ): Promise<void> {
    const { tab } = this
    await tab.emulateMedia({ media: null, forcedColors: null, reducedMotion: 'reduce', ...media })
    if (isPhone) await this.setWidth(390)
    else await tab.setViewportSize({ width: 1440, height: 1440 })
    // At one moment and with one shuffle, so that two runs agree.
    await tab.goto(`${address}?secretkey=${scenario}&fixed`, { waitUntil: 'commit' })
    await tab.waitForFunction(() => performance.getEntriesByName('hydrated').length > 0)
  }

  press(selector: string): Promise<void> {
    return this.tab.locator(selector).first().click()
  }

  write(selector: string, text: string): Promise<void> {
    return this.tab.locator(selector).fill(text)
  }

  async setWidth(width: number): Promise<void> {
    await this.tab.setViewportSize({ width, height: width < 768 ? 844 : 900 })
  }

  /** Ends when the page is there with all its pictures. Returns what moved until then. */
  arrive(): Promise<string[]> {
    return this.tab.evaluate('window.probe.arrive()')
  }

  /** Ends when all pictures are loaded and nothing moves. */
  settle(): Promise<void> {
    return this.tab.evaluate('window.probe.settle()')
  }

  /** Gives the page axe, with which its facts tell what is not accessible. */
  addAxe(): Promise<void> {
    return this.tab.evaluate(`${axeSource};undefined`)
  }

  facts(): Promise<PageFacts> {
    return this.tab.evaluate('window.probe.facts()')
  }
}

/** Whether this is a report, which compares pictures and words with approved ones. */
export const isReport = process.env.COMPARE_APPROVED !== undefined

/** A test that looks at scenes, on the one tab of its worker. */
export const test = base.extend<object, { scenePage: ScenePage }>({
  scenePage: [
    async ({ browser }, use) => {
      const context = await browser.newContext({ baseURL: process.env.TEST_SITE })
      await context.addInitScript(await bundleScript('probe.ts'))
      const tab = await context.newPage()
      tab.setDefaultTimeout(30_000)
      await use(new ScenePage(tab))
      await context.close()
    },
    { scope: 'worker' },
  ],
})

/** Fails a test with a line for each breach, and leaves them for the summary. */
export function tell(found: readonly Breach[]): void {
  const { annotations } = test.info()
  annotations.push(...found.map(({ rule, message }) => ({ type: rule, description: message })))
  expect(found.map(({ rule, message }) => `${rule}: ${message}`)).toEqual([])
}

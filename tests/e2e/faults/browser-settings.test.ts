import { type Browser, chromium } from 'playwright/test'
import { contrastIn } from '../../helpers/contrast-in.ts'
import { goTo } from '../../helpers/go-to.ts'
import { expect, test } from '../../helpers/site-test.ts'
import { looks } from '../../helpers/spec-pages.ts'
import config from '../../playwright.config.ts'

/** Starts the tests' Chromium with a setting that a visitor or another browser may have. */
function startWith(setting: string): Promise<Browser> {
  const { executablePath, args = [] } = config.use?.launchOptions ?? {}
  return chromium.launch({ executablePath, args: [...args, setting] })
}

/** Texts that are controls, and icons, with the least contrast of each (WCAG 1.4.3, 1.4.11). */
const least = {
  'a, button, summary, .badge-strip li': 4.5,
  '.stars, .burger, .exit, .full-screen': 3,
}

test('browsers that darken pages by themselves change no control, icon or flag', async ({
  baseURL,
}) => {
  const browser = await startWith('--enable-features=WebContentsForceDark')
  const checkContrast = async (scenario: string) => {
    const page = await browser.newPage({ baseURL, viewport: { width: 1280, height: 2000 } })
    await goTo(page, `/?secretkey=${scenario}`)
    await page.waitForLoadState('networkidle')
    const contrastAt = await contrastIn(await page.screenshot({ animations: 'disabled' }))
    for (const [selector, wanted] of Object.entries(least)) {
      const boxes = await page
        .locator(selector)
        .filter({ visible: true })
        .evaluateAll(all =>
          all.flatMap(element => {
            const { left, top, width, height, bottom } = element.getBoundingClientRect()
            const isSeen = bottom < innerHeight && width > 8 && !element.matches('.skip-link')
            return isSeen ? [{ name: element.textContent, left, top, width, height }] : []
          }),
        )
      // The social casino has no icon in a wide window.
      expect(boxes.length > 0 || wanted === 3).toBe(true)
      for (const { name, ...box } of boxes) {
        expect(contrastAt(box), `${scenario} ${selector} ${name}`).toBeGreaterThanOrEqual(wanted)
      }
    }
  }
  await Promise.all(looks.map(({ scenario }) => checkContrast(scenario)))
  await browser.close()
})

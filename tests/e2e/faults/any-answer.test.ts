import fc from 'fast-check'
import { at, sends } from '../../helpers/answers.ts'
import { anyAnswerLine, noOtherHost, pageOnScreen } from '../../helpers/expect-page.ts'
import { goTo } from '../../helpers/go-to.ts'
import { anyBody, hostileBrand } from '../../helpers/mutated-answer.ts'
import { test as base, expect } from '../../helpers/site-test.ts'

/** A test with a site to which the info service answers what the test says. */
const test = base.extend<{ site: { origin: string; answerWith: (body: string) => void } }>({
  site: async ({ startOwnSite }, use) => {
    let body = ''
    const json = { 'Content-Type': 'application/json' }
    const { origin } = await startOwnSite(
      at(/^\/api\//, response => sends(200, json, body)(response)),
    )
    await use({ origin, answerWith: next => (body = next) })
  },
})

test.use({
  expectedErrors: [anyAnswerLine],
  // Intercepting what is asked of other hosts would switch off the cache.
  launchOptions: ({ launchOptions }, use) =>
    use({ ...launchOptions, args: [...(launchOptions.args ?? []), noOtherHost] }),
})

const paths = ['/', '/poker', '/fi/live-casino', '/temple', '/contact', '/nz/privacy-policy']

test('no answer runs a script, asks another host or leaves no page', async ({ page, site }) => {
  const elsewhere: string[] = []
  page.on('request', request => {
    // Brands' pictures may be anywhere.
    if (request.resourceType() === 'image' || request.frame() !== page.mainFrame()) return
    if (new URL(request.url()).origin !== site.origin) elsewhere.push(request.url())
  })
  for (const [index, sample] of fc.sample(anyBody, { numRuns: 40, seed: 1 }).entries()) {
    site.answerWith(sample)
    await goTo(page, site.origin + paths[index % paths.length])
    expect(await pageOnScreen(page), sample).toMatchObject({
      heading: true,
      waits: false,
      runsScript: false,
    })
  }
  expect(elsewhere).toEqual([])
})

test('React finds the list as it would make it, whatever the brands', async ({ page, site }) => {
  await page.addInitScript(() => {
    // No picture gives way to the placeholder, at whatever moment.
    Object.defineProperty(HTMLImageElement.prototype, 'complete', { value: false })
    const keep = (event: Event) => event.target instanceof Image && event.stopImmediatePropagation()
    addEventListener('error', keep, true)
    const mark = performance.mark.bind(performance)
    performance.mark = (name, options) => {
      if (name === 'all-cards-shown')
        Object.assign(window, { painted: document.querySelector('#brands')?.cloneNode(true) })
      return mark(name, options)
    }
  })
  /** Returns the first painted card that is another one now. */
  const altered = () =>
    page.evaluate(() => {
      const painted: Element = Reflect.get(window, 'painted')
      const list = document.querySelector('#brands')
      if (painted.isEqualNode(list)) return ''
      const now = [...(list?.children ?? [])]
      const at = [...painted.children].findIndex((card, at) => !card.isEqualNode(now[at] ?? null))
      return `${painted.children[at]?.outerHTML} is now ${now[at]?.outerHTML}`
    })
  const brands = fc.array(hostileBrand, { minLength: 50, maxLength: 50 })
  for (const [index, given] of [[], ...fc.sample(brands, { numRuns: 5, seed: 1 })].entries()) {
    site.answerWith(JSON.stringify({ blackSide: true, brandResponseDtos: given }))
    const segment = index % 2 ? '' : '/fi'
    await goTo(page, `${site.origin}${segment}/poker`)
    await expect(page.getByTestId('brand-card')).toHaveCount(given.length)
    expect(await altered(), 'hydrated').toBe('')
    await page.locator(`.main-menu a[href="${segment}/roulette"]`).click()
    await expect(page.locator('.main-menu [aria-current]')).toHaveAttribute('href', /roulette$/)
    expect(await altered(), 'by React alone').toBe('')
  }
})

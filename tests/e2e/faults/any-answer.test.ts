import fc from 'fast-check'
import { readSiteFile } from '../../../scripts/build/site-file.ts'
import { wireAnswer } from '../../../scripts/serve/stand-ins/wire-answer.ts'
import { parseSiteInfo } from '../../../shared/site-info/parse-site-info.ts'
import { infoPath } from '../../../shared/site-info/site-info-request.ts'
import { mutatedAnswer, mutatedBrand, samples } from '../../helpers/any-value.ts'
import { anyAnswerLine, pageOnScreen } from '../../helpers/expect-page.ts'
import { goTo } from '../../helpers/go-to.ts'
import { expect, test } from '../../helpers/site-test.ts'

test.use({ expectedErrors: [anyAnswerLine] })

const { pages } = readSiteFile(process.env.TEST_DIST ?? '')

const anyLoad = fc.record({
  path: fc.constantFrom(...pages.map(({ address }) => address)),
  body: fc.oneof(mutatedAnswer, fc.jsonValue()).map(value => JSON.stringify(value)),
})

test('a page appears whatever the info service answers', async ({ page, baseURL }) => {
  for (const { path, body } of samples(anyLoad, 10)) {
    await page.route(`**${infoPath}`, route => route.fulfill({ body }), { times: 1 })
    await goTo(page, path)
    const info = parseSiteInfo(JSON.parse(body), `${baseURL}`)
    const isList = info?.variant === 'affiliate' && !/-policy|terms|sample/.test(path)
    expect(await pageOnScreen(page), `${path} ${body}`).toEqual({
      variant: info?.variant ?? 'social',
      cards: isList ? info.brands.length : 0,
      heading: true,
      waits: false,
      isError: false,
      runsScript: false,
    })
  }
})

test('the loader and React paint the same cards, and no script runs', async ({ page }) => {
  const site = process.env.TEST_SITE ?? ''
  const elsewhere: string[] = []
  page.on('request', request => {
    // Brands’ pictures may be anywhere.
    if (request.resourceType() !== 'image' && !request.url().startsWith(site)) {
      elsewhere.push(request.url())
    }
  })
  await page.addInitScript(() => {
    // Keeps the placeholder from replacing pictures.
    Object.defineProperty(HTMLImageElement.prototype, 'complete', { value: false })
    const keep = (event: Event) => event.target instanceof Image && event.stopImmediatePropagation()
    addEventListener('error', keep, true)
    const mark = performance.mark.bind(performance)
    performance.mark = (name, options) => {
      if (name === 'all-cards-shown') {
        Object.assign(window, { painted: document.querySelector('#brands')?.cloneNode(true) })
      }
      return mark(name, options)
    }
  })
  const altered = () =>
    page.evaluate(() => {
      const painted: Element = Reflect.get(window, 'painted')
      const now = document.querySelector('#brands')?.children ?? []
      return [...painted.children]
        .filter((card, at) => !card.isEqualNode(now[at] ?? null))
        .map(({ outerHTML }) => outerHTML)
    })
  const lists = fc.array(mutatedBrand, { minLength: 100, maxLength: 100 })
  for (const [index, brands] of samples(lists, 3).entries()) {
    const body = JSON.stringify(wireAnswer({ brands }))
    await page.route(`**${infoPath}`, route => route.fulfill({ body }), { times: 1 })
    const cards = parseSiteInfo(JSON.parse(body), site)?.brands.length
    const market = index % 2 ? '' : '/fi'
    await goTo(page, `${market}/poker`)
    expect(await pageOnScreen(page)).toMatchObject({ cards, waits: false, runsScript: false })
    expect(await altered(), 'hydrated').toEqual([])
    await page.locator(`.main-menu a[href="${market}/roulette"]`).click()
    await expect(page.locator('.main-menu [aria-current]')).toHaveAttribute('href', /roulette$/)
    expect(await altered(), 'rendered by React').toEqual([])
    expect(await pageOnScreen(page)).toMatchObject({ cards, runsScript: false })
  }
  expect(elsewhere, 'other hosts').toEqual([])
})

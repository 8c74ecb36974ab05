import { pageOnScreen } from '../helpers/expect-page.ts'
import { goTo, hydrated, infoCalls, variantAddress } from '../helpers/go-to.ts'
import { headOf } from '../helpers/head-of.ts'
import { expect, test } from '../helpers/site-test.ts'

// A market without prerendered pages gets the page for unknown paths.
test.use({ expectedErrors: ['status of 404'] })

test('only markets in MARKETS have prerendered pages', async ({ request }) => {
  for (const [path, status, page] of [
    ['/au/poker', 200, '<html lang="en" data-path="/au/poker">'],
    ['/fi/poker', 200, '<html lang="fi" data-path="/fi/poker">'],
    ['/ca/poker', 404, '<html lang="en"><head>'],
    ['/nz/poker', 404, '<html lang="en"><head>'],
  ] as const) {
    const answer = await request.get(process.env.TEST_OTHER_SITE + path)
    expect(answer.status(), path).toBe(status)
    expect(await answer.text()).toContain(page)
  }
})

test('another market shows the same pages in English', async ({ page }) => {
  await goTo(page, '/poker')
  const flag = page.locator('img.flag')
  const source = `${await flag.getAttribute('src')}`
  const answer = await goTo(page, '/xx/poker')
  expect(answer?.status()).toBe(404)
  await expect(page.locator('h1')).toHaveText('affiliate poker heading')
  await expect(page.locator('.brand-card')).toHaveCount(10)
  await expect(flag).toHaveAttribute('src', source)
  expect(await headOf(page)).toMatchObject({
    title: [expect.stringContaining('affiliate poker title')],
  })
  await page.getByRole('contentinfo').getByRole('link', { name: 'cookie-policy' }).click()
  await expect(page).toHaveURL('/xx/cookie-policy')
  await expect(page.locator('h1')).toHaveText('affiliate cookie-policy heading')

  await goTo(page, '/xx?secretkey=social')
  await expect(page.locator('.game-card')).toHaveCount(3)
  await page.getByRole('banner').getByRole('link', { name: 'temple' }).click()
  await expect(page.locator('iframe')).toBeVisible()
})

test('a page corrects an odd address before its call', async ({ page, baseURL }) => {
  for (const [variant, odd, path, name] of [
    ['affiliate', '/index.html', '/', '127'],
    ['social', '//poker/', '/poker', '127/poker'],
    ['affiliate', '//evil.example/%2f..', '/', '127'],
    ['social', '/au//poker/index.html', '/au/poker', '127/au'],
    ['affiliate', '/au//poker/index.html', '/au/poker', '127/au'],
  ] as const) {
    const sent = page.waitForRequest(request => request.method() === 'POST')
    await goTo(page, `${baseURL}${odd}?secretkey=${variant}#content`)
    expect((await sent).postDataJSON(), odd).toMatchObject({ webSiteName: name })
    await expect(page).toHaveURL(`${baseURL}${path}?secretkey=${variant}#content`)
    expect(await pageOnScreen(page), odd).toMatchObject({
      variant,
      heading: true,
      waits: false,
      isError: false,
    })
  }
})

test('a page is found in any case of letters, with one call and its canonical address', async ({
  page,
  baseURL,
}) => {
  for (const [odd, path, name, heading] of [
    ['/FI', '/fi', '127/fi', 'fi affiliate home heading'],
    ['/FI/POKER', '/fi/poker', '127/fi', 'fi affiliate poker heading'],
    ['/fi/Poker', '/fi/poker', '127/fi', 'fi affiliate poker heading'],
    ['/Roulette', '/roulette', '127/roulette', 'affiliate roulette heading'],
    ['/Privacy-Policy', '/privacy-policy', '127/privacy-policy', 'affiliate privacy-policy'],
    ['/AU/Poker', '/au/poker', '127/au', 'affiliate poker heading'],
  ] as const) {
    const calls = infoCalls(page)
    await page.goto(`${baseURL}${odd}?gclid=Ab1#content`)
    await page.waitForURL(`${baseURL}${path}?gclid=Ab1#content`)
    await hydrated(page)
    await expect(page.locator('h1')).toHaveText(new RegExp(`^${heading}`))
    expect(calls.map(call => call.postDataJSON())).toEqual([
      { webSiteName: name, secretKey: null, gclid: 'Ab1' },
    ])
    page.removeAllListeners('request')
  }
})

for (const [variant, address] of [
  ['affiliate', '/au/poker'],
  ['social', '/au'],
] as const) {
  test(`a reload and Back keep the place on ${address}, which has no file of its own`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await goTo(page, variantAddress(variant, address))
    await page.evaluate(() => window.scrollTo({ top: 1234, behavior: 'instant' }))
    const place = () => page.evaluate(() => Math.round(window.scrollY))
    await page.reload()
    await hydrated(page)
    await expect.poll(place).toBe(1234)
    await page.goto('/fi')
    await page.goBack()
    await hydrated(page)
    await expect.poll(place).toBe(1234)
    expect(
      await page.evaluate(() => document.body.offsetHeight),
      'no higher than its content',
    ).toBeLessThan(100_000)
  })
}

test('each list without markers has the role that VoiceOver in Safari needs, in all pages', async ({
  page,
}) => {
  // WebKit's other ports call them lists without it, so no engine here can show the difference.
  for (const address of ['/?secretkey=affiliate', '/?secretkey=social', '/contact', '/temple']) {
    await goTo(page, address)
    const unnamed = await page.locator('ul, ol').evaluateAll(lists =>
      lists
        .filter(list => !list.closest('nav') && getComputedStyle(list).listStyleType === 'none')
        .filter(list => list.getAttribute('role') !== 'list')
        .map(list => list.outerHTML.slice(0, 80)),
    )
    expect(unnamed, address).toEqual([])
  }
})

test('an address with capitals never leads to another host', async ({ page, baseURL }) => {
  await page.goto(`${baseURL}//EVIL.example/Poker`)
  await hydrated(page)
  await expect(page).toHaveURL(`${baseURL}/evil.example/poker`)
  await expect(page.locator('body')).toContainText('404 Not Found')
})

test('names that every object has are unknown paths', async ({ page }) => {
  for (const path of [
    '/constructor',
    '/__proto__',
    '/fi/constructor',
    '/toString',
    '/fi/valueOf',
  ]) {
    const asked: string[] = []
    page.on('request', request => asked.push(request.url()))
    await goTo(page, path)
    await expect(page.locator('body'), path).toContainText('404 Not Found')
    await expect(page.locator('pre'), path).toHaveCount(0)
    expect(asked.filter(address => address.includes('native'))).toEqual([])
  }
})

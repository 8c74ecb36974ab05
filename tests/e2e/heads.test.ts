import { goTo } from '../helpers/go-to.ts'
import { expect, test } from '../helpers/site-test.ts'
import { headOf } from '../scenes/head.ts'

const site = 'https://www.example.com'

for (const key of ['affiliate', 'social']) {
  test(`a link that is followed brings the whole head of its page (${key})`, async ({ page }) => {
    await goTo(page, `/privacy-policy?secretkey=${key}`)
    const opened = await headOf(page)
    await goTo(page, `/cookie-policy?secretkey=${key}`)
    await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy Policy' }).click()
    await expect(page).toHaveURL('/privacy-policy')
    await expect(page).toHaveTitle(opened.title?.[0] ?? '')
    expect(await headOf(page)).toEqual(opened)
  })
}

test('a market segment that shows a page again names that page as canonical', async ({ page }) => {
  await goTo(page, '/nz/poker')
  expect(await headOf(page)).toMatchObject({
    canonical: [`${site}/poker`],
    fi: [`${site}/fi/poker`],
  })
})

/** Returns the width and height that a PNG says of itself. */
const sizeOf = (png: Buffer): number[] => [png.readUInt32BE(16), png.readUInt32BE(20)]

test('the picture of a shared link is one that cards can show', async ({ page, request }) => {
  await goTo(page, '/')
  const picture = new URL((await headOf(page))['og:image']?.[0] ?? '')
  expect(picture.origin).toBe(site)
  const response = await request.get(picture.pathname)
  expect(response.headers()['content-type']).toBe('image/png')
  expect(sizeOf(await response.body())).toEqual([1200, 630])
})

test('pages can be kept on a home screen by their name, and have a mark that is no SVG', async ({
  page,
  request,
}) => {
  for (const [path, name, start_url] of [
    ['/', 'Best Online Casinos', '/'],
    ['/fi/poker', 'Parhaat nettikasinot', '/fi'],
    ['/?secretkey=social', 'Social Casino', '/'],
    ['/fi?secretkey=social', 'Sosiaalinen kasino', '/fi'],
  ] as const) {
    await goTo(page, path)
    const address = await page.locator('link[rel=manifest]').getAttribute('href')
    const manifest = await (await request.get(address ?? '')).json()
    expect(manifest).toMatchObject({ name, start_url })
    for (const { src, sizes } of manifest.icons) {
      expect(sizeOf(await (await request.get(src)).body()).join('x')).toBe(sizes)
    }
  }
  for (const [selector, size] of [
    ['link[rel=icon][type="image/png"]', 48],
    ['link[rel=apple-touch-icon]', 180],
  ] as const) {
    const address = (await page.locator(selector).getAttribute('href')) ?? ''
    expect(sizeOf(await (await request.get(address)).body())).toEqual([size, size])
  }
})

for (const [key, scheme] of [
  ['affiliate', 'dark'],
  ['affiliate-light', 'light'],
]) {
  test(`the browser’s bars take the ground colour of a ${scheme} stylesheet`, async ({ page }) => {
    await goTo(page, `/?secretkey=${key}`)
    const { 'theme-color': [colour = ''] = [] } = await headOf(page)
    const found = await page.evaluate(value => {
      const probe = document.body.appendChild(document.createElement('i'))
      probe.style.color = value
      probe.style.backgroundColor = 'var(--ground)'
      const { color, backgroundColor, colorScheme } = getComputedStyle(probe)
      return { color, backgroundColor, colorScheme }
    }, colour)
    expect(found.colorScheme).toBe(scheme)
    expect(found.color).toBe(found.backgroundColor)
  })
}

test.describe('a page that the host does not know', () => {
  test.use({ expectedErrors: ['404'] })

  test('has the title of the error and is not to be found, unless the router knows it', async ({
    page,
  }) => {
    await goTo(page, '/no-such-page')
    await expect(page).toHaveTitle('404 Not Found')
    expect(await headOf(page)).toMatchObject({ robots: ['noindex'] })
    await goTo(page, '/au/poker')
    expect(await headOf(page)).toMatchObject({
      title: [expect.stringContaining('Poker')],
      canonical: [`${site}/poker`],
    })
  })
})

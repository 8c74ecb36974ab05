import { goTo } from '../helpers/go-to.ts'
import { expect, test } from '../helpers/site-test.ts'

const site = 'https://www.example.com'

test('pages have link previews and can be added to a home screen', async ({ page, request }) => {
  /** Returns the width and height of a PNG. */
  const sizeOf = async (address: string) => {
    const png = await (await request.get(new URL(address, site).pathname)).body()
    expect(png.subarray(1, 4).toString()).toBe('PNG')
    return `${png.readUInt32BE(16)}x${png.readUInt32BE(20)}`
  }
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
    for (const { src, sizes } of manifest.icons) expect(await sizeOf(src)).toBe(sizes)
  }
  for (const [selector, attribute, size] of [
    ['link[rel=icon][type="image/png"]', 'href', '48x48'],
    ['link[rel=apple-touch-icon]', 'href', '180x180'],
    [`meta[property="og:image"][content^="${site}/"]`, 'content', '1200x630'],
  ] as const) {
    const address = await page.locator(selector).getAttribute(attribute)
    expect(await sizeOf(address ?? '')).toBe(size)
  }
})

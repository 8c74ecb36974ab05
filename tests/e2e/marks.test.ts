import { PNG } from 'pngjs'
import { goTo } from '../helpers/go-to.ts'
import { expect, test } from '../helpers/site-test.ts'

const kept = [
  { path: '/', name: 'Best Online Casinos', start: '/' },
  { path: '/fi/poker', name: 'Parhaat nettikasinot', start: '/fi' },
  { path: '/?secretkey=social', name: 'Social Casino', start: '/' },
  { path: '/fi?secretkey=social', name: 'Sosiaalinen kasino', start: '/fi' },
]

for (const { path, name, start } of kept) {
  test(`${path} can be kept on a home screen as ${name}`, async ({ page, request }) => {
    await goTo(page, path)
    const [link, ...others] = await page.locator('link[rel=manifest]').all()
    expect(others).toEqual([])
    const manifest = await (await request.get((await link?.getAttribute('href')) ?? '')).json()
    expect(manifest).toMatchObject({ name, start_url: start })
    for (const { src, sizes } of manifest.icons) {
      const { width, height } = PNG.sync.read(await (await request.get(src)).body())
      expect(`${width}x${height}`).toBe(sizes)
    }
  })
}

test('the site has a mark for those who take no SVG', async ({ page, request }) => {
  await goTo(page, '/')
  for (const [selector, size] of [
    ['link[rel=icon][type="image/png"]', 48],
    ['link[rel=apple-touch-icon]', 180],
  ] as const) {
    const address = (await page.locator(selector).getAttribute('href')) ?? ''
    const { width, height } = PNG.sync.read(await (await request.get(address)).body())
    expect([width, height]).toEqual([size, size])
  }
})

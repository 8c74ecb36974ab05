import { builtPaths } from '../helpers/built-paths.ts'
import { expect, test } from '../helpers/site-test.ts'

test('every address of the sitemap answers, with a page that has it as canonical', async ({
  request,
}) => {
  const sitemap = await (await request.get('/sitemap.xml')).text()
  const places = [...sitemap.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, place = '']) => place)
  const paths = places.map(place => new URL(place).pathname)
  expect(paths.toSorted()).toEqual(builtPaths().filter(path => !/^\/nz\b/.test(path)))
  for (const place of places) {
    const response = await request.get(new URL(place).pathname)
    expect(response.status(), place).toBe(200)
    // Each variant says it where it has a page of its own there; at least one does.
    expect(await response.text()).toContain(`<link rel="canonical" href="${place}"/>`)
  }
})

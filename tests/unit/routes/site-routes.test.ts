import { expect, test } from 'vitest'
import { siteRoutes } from '../../../scripts/build/site-routes.ts'
import { readWords } from '../../../scripts/content/read-content.ts'

const { words } = readWords(process.cwd())
const pages = { affiliate: words.affiliate.en.pages, social: words.social.en.pages }
const { routes, homePaths, paths } = siteRoutes(pages)

test('other markets are built in the place of nz, beside every language', () => {
  const segments = siteRoutes(pages, ['au', 'ca']).paths.map(({ segment }) => segment)
  expect([...new Set(segments)]).toEqual(['', 'fi', 'au', 'ca'])
})

test("a path that only one variant has is the other's home", () => {
  expect(homePaths.affiliate).toEqual(['/bacon-slot', '/book-of-dead', '/temple', '/contact'])
  expect(homePaths.social).toEqual(expect.arrayContaining(['/poker', '/terms-and-conditions']))
  for (const { path, rows } of paths) {
    if (homePaths.affiliate.includes(path)) expect(rows.affiliate.kind).toBe('home')
    if (homePaths.social.includes(path)) expect(rows.social.kind).toBe('home')
  }
})

test('a content file that no route names becomes a text page of its variant alone', () => {
  const { home } = pages.social
  if (!home) throw new Error('The social casino has no home page.')
  const { routes: more } = siteRoutes({ ...pages, social: { ...pages.social, imprint: home } })
  expect(more.social).toContainEqual({ path: '/imprint', page: 'imprint', kind: 'text' })
  expect(more.affiliate).toEqual(routes.affiliate)
})

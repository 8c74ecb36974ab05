import { expect, test } from 'vitest'
import type { SitePath } from '../../../scripts/build/site-routes.ts'
import { robots, sitemap } from '../../../scripts/build/sitemap.ts'
import { languageOf, publicPath } from '../../../shared/routes/market-path.ts'
import { route } from '../../../shared/routes/route.ts'

const site = 'https://www.example.com'
const home = route('home', 'home')

const sitePath = (segment: string, path: string): SitePath => ({
  segment,
  path,
  language: languageOf(segment),
  address: publicPath(segment, path),
  rows: { affiliate: home, social: home },
})

test('each page of the sitemap names itself in both languages and the one for all others', () => {
  const [file] = sitemap(
    [sitePath('', '/'), sitePath('', '/poker'), sitePath('nz', '/poker')],
    site,
  )
  const [, poker = '', end] = `${file?.bytes}`.split('</url>')
  const links = [...poker.matchAll(/hreflang="(.*?)" href="(.*?)"/g)].map(([, ...link]) => link)
  expect(links).toEqual([
    ['en', `${site}/poker`],
    ['fi', `${site}/fi/poker`],
    ['x-default', `${site}/poker`],
  ])
  expect(end?.trim()).toBe('</urlset>')
})

test('a page whose name has other signs than letters is named as XML wants it', () => {
  const [file] = sitemap([sitePath('', '/a&b å')], site)
  expect(file?.bytes).toContain(`<loc>${site}/a&amp;b%20%C3%A5</loc>`)
  expect(file?.bytes).toContain(`href="${site}/fi/a&amp;b%20%C3%A5"`)
})

test('robots.txt allows every page and names the sitemap, which needs a known address', () => {
  expect(robots(site).bytes).toBe(`User-agent: *\nAllow: /\nSitemap: ${site}/sitemap.xml\n`)
  expect(robots('').bytes).toBe('User-agent: *\nAllow: /\n')
  expect(sitemap([sitePath('', '/')], '')).toEqual([])
})

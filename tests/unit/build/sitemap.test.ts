import { expect, test } from 'vitest'
import type { SitePath } from '../../../scripts/build/site-routes.ts'
import { robots, sitemap } from '../../../scripts/build/sitemap.ts'
import { languageOf, publicPath } from '../../../shared/routes/market-path.ts'
import { route } from '../../../shared/routes/route.ts'

const site = 'https://www.example.com'

const sitePath = (segment: string, path: string): SitePath => ({
  segment,
  path,
  language: languageOf(segment),
  address: publicPath(segment, path),
  rows: { affiliate: route('home', 'home'), social: route('home', 'home') },
})

const paths = ['', 'fi', 'nz'].flatMap(segment => [
  sitePath(segment, '/'),
  sitePath(segment, '/poker'),
])

const sitemapText = (siteUrl: string): string =>
  sitemap(paths, siteUrl)
    .map(({ bytes }) => bytes)
    .join('')

test('the sitemap names each page once in each language', () => {
  const places = [...sitemapText(site).matchAll(/<loc>(.*?)<\/loc>/g)].map(([, place]) => place)
  expect(places).toEqual([`${site}/`, `${site}/poker`, `${site}/fi`, `${site}/fi/poker`])
})

test('each page of the sitemap names itself in both languages and the one for all others', () => {
  const [, poker = ''] = sitemapText(site).split('</url>')
  const links = [...poker.matchAll(/hreflang="(.*?)" href="(.*?)"/g)].map(([, ...link]) => link)
  expect(links).toEqual([
    ['en', `${site}/poker`],
    ['fi', `${site}/fi/poker`],
    ['x-default', `${site}/poker`],
  ])
})

test('a page whose name has other signs than letters is named as XML wants it', () => {
  const [file] = sitemap([sitePath('', '/a&b å')], site)
  expect(file?.bytes).toContain(`<loc>${site}/a&amp;b%20%C3%A5</loc>`)
  expect(file?.bytes).toContain(`href="${site}/fi/a&amp;b%20%C3%A5"`)
})

test('there is no sitemap, and robots.txt names none, when the address of the site is not known', () => {
  expect(sitemap(paths, '')).toEqual([])
  expect(robots('').bytes).toBe('User-agent: *\nAllow: /\n')
})

test('robots.txt allows every page and names the sitemap', () => {
  expect(robots(site).bytes).toBe(`User-agent: *\nAllow: /\nSitemap: ${site}/sitemap.xml\n`)
})

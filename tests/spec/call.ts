import type { Request } from 'playwright/test'
import { clickId } from './open-scene.ts'
import type { Requirement } from './requirement.ts'
import { onPages } from './where.ts'

const isCall = (request: Request): boolean => request.method() !== 'GET'
const pathnameOf = (request: Request): string => new URL(request.url()).pathname

/** The calls of a page (spec §6, §7). */
export const call: Requirement[] = [
  {
    number: '7.1',
    title: 'on load, a page calls POST /api/getwebsiteinfo/',
    when: 'first',
    appliesTo: () => true,
    check: ({ requests, expect }) => {
      const calls = requests.filter(isCall)
      const [first = 'nothing'] = calls.map(call => `${call.method()} ${pathnameOf(call)}`)
      expect(first, `calls ${first}`).toBe('POST /api/getwebsiteinfo/')
    },
  },
  {
    number: '7.2',
    title: 'the body has webSiteName, secretKey and gclid',
    appliesTo: () => true,
    check: ({ requests, expect }) => {
      const names = Object.keys(bodyOf(requests)).sort().join(', ')
      expect(names, `has ${names}`).toBe('gclid, secretKey, webSiteName')
    },
  },
  {
    number: '7.3',
    title: 'webSiteName is the first label of the host name, / and the first segment of the path',
    appliesTo: () => true,
    check: ({ scene, requests, expect }) => {
      const [, segment] = (scene.from ?? scene.address).split('/')
      // The host is 127.0.0.1.
      const wanted = segment ? `127/${segment}` : '127'
      // A body without it breaks §7.2.
      const { webSiteName = wanted } = bodyOf(requests)
      expect(webSiteName, `is ${webSiteName}, not ${wanted}`).toBe(wanted)
    },
  },
  {
    number: '7.4',
    alsoBreaks: ['6.2'],
    title: 'secretKey and gclid are those of the query, null without one',
    appliesTo: () => true,
    check: ({ scene, requests, expect }) => {
      const wanted = scene.scenario
        ? { secretKey: scene.scenario, gclid: clickId }
        : { secretKey: null, gclid: null }
      // A body without one of these names breaks §7.2.
      const { secretKey, gclid } = { ...wanted, ...bodyOf(requests) }
      expect({ secretKey, gclid }, `are ${JSON.stringify([secretKey, gclid])}`).toEqual(wanted)
    },
  },
  {
    number: '7.7',
    title: 'there are no other calls, and nothing comes from elsewhere',
    when: 'last',
    appliesTo: onPages,
    check: async ({ page, requests, scene, expect }) => {
      const calls = requests.filter(isCall).slice(1)
      // A form that calls breaks §4.7.
      if (scene.state !== 'form sent') {
        expect(calls.length, `also calls ${calls.map(pathnameOf).join(' ')}`).toBe(0)
      }
      const siteOrigins = [new URL(page.url()).origin, `${process.env.TEST_GAMES}`]
      const origins = requests.map(request => new URL(request.url()).origin)
      const foreign = origins.filter(origin => !siteOrigins.includes(origin) && origin !== 'null')
      expect(foreign, `requests ${foreign[0]}`).toEqual([])
    },
  },
  {
    number: '6.1',
    title: 'every page is public',
    appliesTo: onPages,
    check: async ({ page, status, expect }) => {
      expect(status, `the status is ${status}`).toBe(200)
      const robots = await page.locator('meta[name=robots]').count()
      expect(robots, 'the page restricts search engines').toBe(0)
    },
  },
]

function bodyOf(requests: readonly Request[]): Record<string, unknown> {
  return requests.find(isCall)?.postDataJSON() ?? {}
}

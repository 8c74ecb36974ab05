import type { Request } from 'playwright/test'
import type { Requirement } from './requirement.ts'
import { clickId } from './visit.ts'
import { onPages } from './where.ts'

const isCall = (request: Request): boolean => request.method() !== 'GET'
const pathnameOf = (request: Request): string => new URL(request.url()).pathname

/** The calls of a page (spec §6, §7). */
export const call: Requirement[] = [
  {
    number: '7.1',
    says: 'on load, a page calls POST /api/getwebsiteinfo/',
    when: 'first',
    on: () => true,
    check: ({ visit, expect }) => {
      const calls = visit.requests.filter(isCall)
      const [first = 'nothing'] = calls.map(each => `${each.method()} ${pathnameOf(each)}`)
      expect(first, `calls ${first}`).toBe('POST /api/getwebsiteinfo/')
    },
  },
  {
    number: '7.2',
    says: 'the body has webSiteName, secretKey and gclid',
    on: () => true,
    check: ({ visit, expect }) => {
      const names = Object.keys(bodyOf(visit.requests)).sort().join(', ')
      expect(names, `has ${names}`).toBe('gclid, secretKey, webSiteName')
    },
  },
  {
    number: '7.3',
    says: 'webSiteName is the first label of the host name, / and the first segment of the path',
    on: () => true,
    check: ({ visit, scene, expect }) => {
      const { webSiteName = '' } = bodyOf(visit.requests)
      const [, segment] = (scene.from ?? scene.address).split('/')
      // The host is 127.0.0.1.
      const wanted = segment ? `127/${segment}` : '127'
      expect(webSiteName || wanted, `is ${webSiteName}, not ${wanted}`).toBe(wanted)
    },
  },
  {
    number: '7.4',
    also: ['6.2'],
    says: 'secretKey and gclid are those of the query',
    on: () => true,
    check: ({ visit, scene, expect }) => {
      // Without a name, §7.2 is broken.
      const wanted = { secretKey: scene.scenario, gclid: clickId }
      const body = { ...wanted, ...bodyOf(visit.requests) }
      const found = `${body.secretKey} and ${body.gclid}`
      expect(found, `are ${found}`).toBe(`${scene.scenario} and ${clickId}`)
    },
  },
  {
    number: '7.7',
    says: 'there are no other calls, and nothing comes from elsewhere',
    when: 'last',
    on: onPages,
    check: async ({ page, visit, expect }) => {
      // A form that calls breaks §4.7.
      const calls = visit.requests.filter(isCall).slice(1)
      if (visit.scene.state !== 'form sent') {
        expect(calls.length, `also calls ${calls.map(pathnameOf).join(' ')}`).toBe(0)
      }
      const own = [new URL(page.url()).origin, `${process.env.TEST_GAMES}`]
      const origins = visit.requests.map(request => new URL(request.url()).origin)
      const foreign = origins.filter(origin => !own.includes(origin) && origin !== 'null')
      expect(foreign, `requests ${foreign[0]}`).toEqual([])
    },
  },
  {
    number: '6.1',
    says: 'every page is public',
    on: onPages,
    check: async ({ page, visit, expect }) => {
      expect(visit.status, `the status is ${visit.status}`).toBe(200)
      const robots = await page.locator('meta[name=robots]').count()
      expect(robots, 'the page restricts search engines').toBe(0)
    },
  },
]

function bodyOf(requests: readonly Request[]): Record<string, unknown> {
  return requests.find(isCall)?.postDataJSON() ?? {}
}

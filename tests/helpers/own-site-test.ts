import type { IncomingMessage, ServerResponse } from 'node:http'
import { serveDist } from '../../scripts/serve/serve-dist.ts'
import { type InfoRequest, infoServiceHandler } from '../../scripts/stand-ins/info-service.ts'
import { test as siteTest } from './site-test.ts'

/** Answers a request and gives true, or gives false to have it answered as always. */
export type Intercept = (request: IncomingMessage, response: ServerResponse) => boolean

export type OwnSite = {
  origin: string
  dist: string
  /** The info calls that were not intercepted. */
  calls: InfoRequest[]
  /** The paths of the pages that browsers have gone to, reloads among them. */
  visits: string[]
  close: () => Promise<void>
}

type OwnSiteFixtures = { startOwnSite: (intercept?: Intercept) => Promise<OwnSite> }

/** The tests' own `test`, for those that need a server to themselves: to break what it sends. */
export const test = siteTest.extend<OwnSiteFixtures>({
  startOwnSite: async ({ baseURL: _ }, use) => {
    const started: OwnSite[] = []
    await use(async (intercept = () => false) => {
      const site = await serveTestedSite(intercept)
      started.push(site)
      return site
    })
    await Promise.all(started.map(site => site.close()))
  },
})

async function serveTestedSite(intercept: Intercept): Promise<OwnSite> {
  const dist = process.env.TEST_DIST ?? ''
  const service = infoServiceHandler({ apiKey: 'stand-in-key', apiKeyHeader: 'x-api-key' })
  const visits: string[] = []
  const site = await serveDist({
    dist,
    port: 0,
    mount: (request, response) => {
      if (request.headers['sec-fetch-dest'] === 'document') visits.push(request.url ?? '')
      return intercept(request, response) || service.handler(request, response)
    },
  })
  return {
    origin: site.origin,
    dist,
    calls: service.requests,
    visits,
    close: site.close,
  }
}

import { readFileSync } from 'node:fs'
import type { Page } from 'playwright/test'
import { hydrated } from '../../helpers/go-to.ts'
import { at, expect, sends, test } from '../../helpers/site-test.ts'

const earlierPage = `<!doctype html><title>Earlier site</title>
  <script>navigator.serviceWorker.register('/service-worker.js')</script>`

const cacheFirstWorker = `
  const fill = async () => (await caches.open('earlier')).add('/')
  const read = async request => (await caches.match(request)) ?? fetch(request)
  self.addEventListener('install', event => event.waitUntil(fill()))
  self.addEventListener('fetch', event => event.respondWith(read(event.request)))`

const operations = readFileSync('docs/operations.md', 'utf8')
const [, recipe = ''] = /service worker\*\*.*?\n```js\n(.*?)```\n/s.exec(operations) ?? []

/** Looks for another worker. Chromium does so some seconds after a visit begins. */
const update = (page: Page) =>
  page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready
    registration.update().catch(() => {})
  })

const sendsPage = at(/^\/$/, sends(200, { 'Content-Type': 'text/html' }, earlierPage))
const sendsWorker = (worker: string) =>
  at(/^\/service-worker\.js$/, sends(200, { 'Content-Type': 'text/javascript' }, worker))

test('the worker in docs/operations.md removes an earlier site’s worker on the next visit', async ({
  page,
  startOwnSite,
}) => {
  let handlers = [sendsPage, sendsWorker(cacheFirstWorker)]
  const asked: string[] = []
  const { origin } = await startOwnSite((request, response) => {
    asked.push(`${request.url}`)
    return handlers.some(handler => handler(request, response))
  })
  await page.goto(origin)
  await page.evaluate(async () => void (await navigator.serviceWorker.ready))

  handlers = []
  asked.length = 0
  await page.reload()
  await update(page)
  await expect.poll(() => asked, 'the browser looks for the worker').toEqual(['/service-worker.js'])
  await page.reload()
  await expect(page).toHaveTitle('Earlier site')

  handlers = [sendsWorker(recipe)]
  await page.goto(origin)
  await update(page)
  await hydrated(page)
  await expect(page.locator('main h1')).toBeVisible()
  const left = () =>
    page.evaluate(async () => [
      ...(await navigator.serviceWorker.getRegistrations()),
      ...(await caches.keys()),
    ])
  expect(await left()).toEqual([])
  await page.reload()
  await hydrated(page)
  expect(await left()).toEqual([])
})

import { goTo } from '../helpers/go-to.ts'
import { expect, test } from '../helpers/site-test.ts'

const [username, password] = ['editor', 'kauri']
const authorization = `Basic ${btoa(`${username}:${password}`)}`

test.use({ httpCredentials: { username, password } })

test('a site behind a password works, with its manifest', async ({ page, startOwnSite }) => {
  const refused: (string | undefined)[] = []
  let isAsked = false
  const site = await startOwnSite((request, response) => {
    if (request.headers.authorization === authorization) {
      return false
    }
    // A browser asks for the first page without the password.
    if (isAsked) {
      refused.push(request.url)
    }
    isAsked = true
    request.resume()
    response.writeHead(401, { 'WWW-Authenticate': 'Basic realm="preview"' }).end()
    return true
  })
  await goTo(page, site.origin)
  await expect(page.locator('.brand-card')).toHaveCount(10)
  const devTools = await page.context().newCDPSession(page)
  const { data, errors } = await devTools.send('Page.getAppManifest')
  expect(errors).toEqual([])
  expect(JSON.parse(data ?? '')).toMatchObject({ start_url: '/' })
  expect(refused).toEqual([])
})

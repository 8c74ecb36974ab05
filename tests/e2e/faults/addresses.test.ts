import { goTo } from '../../helpers/go-to.ts'
import { expect, test } from '../../helpers/site-test.ts'

// What this host does not take for a page, the page for unknown paths does.
test.use({ expectedErrors: ['status of 404'] })

test('an odd address of a page is put right before the call', async ({ page, baseURL }) => {
  for (const [variant, odd, path, name] of [
    ['affiliate', '/index.html', '/', '127'],
    ['social', '/poker.html', '/poker', '127/poker'],
    ['affiliate', '/poker/index.html', '/poker', '127/poker'],
    ['social', '//poker/', '/poker', '127/poker'],
    ['affiliate', '/fi/poker/', '/fi/poker', '127/fi'],
    ['social', '/./poker/..//', '/', '127'],
    ['affiliate', '/fi//poker', '/fi/poker', '127/fi'],
    ['social', '/fi/..%2f', '/', '127'],
    ['affiliate', '//evil.example/%2f..', '/', '127'],
    ['social', '/au//poker/index.html', '/au/poker', '127/au'],
    ['affiliate', '/au//poker/index.html', '/au/poker', '127/au'],
  ] as const) {
    const sent = page.waitForRequest(request => request.method() === 'POST')
    await goTo(page, `${baseURL}${odd}?secretkey=${variant}#content`)
    expect((await sent).postDataJSON(), odd).toMatchObject({ webSiteName: name })
    await expect(page).toHaveURL(`${baseURL}${path}?secretkey=${variant}#content`)
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible()
  }
})

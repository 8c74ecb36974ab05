import { readFileSync } from 'node:fs'
import { goTo } from '../helpers/go-to.ts'
import { expect, test } from '../helpers/site-test.ts'
import { storeProblems } from '../scenes/look-at.ts'

test('a visit by links, menus, the payment list and a form keeps nothing, and calls one service', async ({
  page,
  context,
}) => {
  const calls: string[] = []
  page.on('request', request => {
    if (request.method() !== 'GET') calls.push(`${request.method()} ${request.url()}`)
  })
  await goTo(page, '/')
  await page.getByRole('button', { name: 'more ways to deposit' }).first().click()
  await page.keyboard.press('Escape')
  await page.getByRole('contentinfo').getByRole('link', { name: 'Cookie Policy' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Cookie Policy' })).toBeVisible()
  await goTo(page, '/?secretkey=social')
  await page.locator('summary').first().click()
  await page.getByLabel('Name').fill('Aroha')
  await page.getByLabel('E-mail').fill('aroha@example.nz')
  await page.getByRole('button', { name: 'Send' }).click()
  await expect(page.locator('.contact-form').getByRole('status')).not.toBeEmpty()
  expect(calls).toHaveLength(2)
  expect(await storeProblems(page)).toEqual([])
  expect(await context.cookies()).toEqual([])
})

const nothingElse = {
  '/privacy-policy': 'The site sets no cookies and stores nothing else in your browser.',
  '/cookie-policy': 'Nothing. It uses neither local storage nor session storage',
  '/fi/privacy-policy': 'Sivusto ei aseta evästeitä eikä tallenna selaimeesi mitään muutakaan.',
  '/fi/cookie-policy': 'Ei mitään. Sivusto ei käytä paikallista tallennusta, istuntotallennusta',
}

test('the policies of both variants say exactly this', () => {
  for (const [path, text] of Object.entries(nothingElse)) {
    const html = readFileSync(`${process.env.TEST_DIST}${path}.html`, 'utf8')
    expect(html.split(text), path).toHaveLength(3)
    expect(html.split(/<main/), 'both variants').toHaveLength(3)
  }
})

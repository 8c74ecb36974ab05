import { goTo } from '../helpers/go-to.ts'
import { expect, test } from '../helpers/site-test.ts'
import { variantAddress } from '../helpers/variant-address.ts'

const sent = 'The message has been sent, our manager will contact you'

for (const path of ['/', '/contact']) {
  test(`the form on ${path} takes a name and an e-mail address, calls nobody and says it is sent`, async ({
    page,
  }) => {
    await goTo(page, variantAddress('social', path))
    const calls: string[] = []
    page.on('request', request => {
      if (request.resourceType() !== 'image') calls.push(request.url())
    })
    await expect(page.getByText(sent)).toBeHidden()
    await page.getByLabel('Name').fill('Aroha')
    await page.getByLabel('E-mail').fill('aroha@example.nz')
    await page.getByRole('button', { name: 'Send' }).click()
    await expect(page.getByText(sent)).toBeVisible()
    await expect(page.getByLabel('Name')).toHaveValue('')
    expect(calls).toEqual([])
    expect(new URL(page.url()).pathname.replace(/(.)\/$/, '$1')).toBe(path)
  })
}

for (const [what, name, email, wrong] of [
  ['no name', '', 'aroha@example.nz', 'Name'],
  ['no e-mail address', 'Aroha', '', 'E-mail'],
  ['what is no e-mail address', 'Aroha', 'aroha', 'E-mail'],
] as const) {
  test(`the form with ${what} is not sent, and the browser shows where`, async ({ page }) => {
    await goTo(page, variantAddress('social', '/contact'))
    await page.getByLabel('Name').fill(name)
    await page.getByLabel('E-mail').fill(email)
    await page.getByRole('button', { name: 'Send' }).click()
    await expect(page.getByLabel(wrong)).toBeFocused()
    expect(await page.getByLabel(wrong).evaluate(field => field.matches(':invalid'))).toBe(true)
    await expect(page.getByText(sent)).toBeHidden()
  })
}

test('the message may be left out, every other field has a type and is required', async ({
  page,
}) => {
  await goTo(page, variantAddress('social', '/contact'))
  const required = (label: string) =>
    page.getByLabel(label, { exact: true }).getAttribute('required')
  expect(await required('Name')).not.toBe(null)
  expect(await required('E-mail')).not.toBe(null)
  expect(await required('Message')).toBe(null)
  await expect(page.getByLabel('E-mail')).toHaveAttribute('type', 'email')
})

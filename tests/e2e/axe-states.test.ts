import { faces } from '../../scripts/stand-ins/scenarios.ts'
import { findViolations } from '../helpers/find-violations.ts'
import { goTo } from '../helpers/go-to.ts'
import { labels } from '../helpers/site-pages.ts'
import { expect, test } from '../helpers/site-test.ts'

for (const { variant, stylesheet, scenario } of faces) {
  const { mainMenu, openMenu } = labels[variant]

  test(`${variant} in ${stylesheet}: the open menu is accessible`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await goTo(page, `/?secretkey=${scenario}`)
    await page.getByRole('button', { name: openMenu }).click()
    await expect(page.getByRole('navigation', { name: mainMenu })).toBeVisible()
    expect(await findViolations(page)).toEqual([])
  })
}

for (const { stylesheet, scenario } of faces.filter(({ variant }) => variant === 'affiliate')) {
  test(`affiliate in ${stylesheet}: an open list of payments is accessible`, async ({ page }) => {
    await goTo(page, `/?secretkey=${scenario}`)
    await page.locator('.more-payments').first().click()
    await expect(page.locator('.all-payments').first()).toBeVisible()
    expect(await findViolations(page)).toEqual([])
  })
}

for (const { stylesheet, scenario } of faces.filter(({ variant }) => variant === 'social')) {
  test(`social in ${stylesheet}: an open question and a sent form are accessible`, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await goTo(page, `/?secretkey=${scenario}`)
    await page.locator('summary').first().click()
    await page.getByLabel(labels.social.name).fill('Aroha')
    await page.getByLabel(labels.social.email).fill('aroha@example.com')
    await page.getByRole('button', { name: labels.social.send }).click()
    await expect(page.getByText(labels.social.sent)).toBeVisible()
    expect(await findViolations(page)).toEqual([])
  })
}

import { expect, type Page } from 'playwright/test'

/** The affiliate's page stands there to be read, and its links can be followed, whoever painted it. */
export async function expectReadable(page: Page): Promise<void> {
  await expect(page.getByTestId('brand-card')).toHaveCount(10)
  await expect(page.getByRole('link', { name: /^PLAY NOW/ }).first()).toBeVisible()
  await expect(page.locator('#spinner')).toBeHidden()
}

import type { Page } from 'playwright/test'

/** Opens an address of the site and waits until React has taken the page over. */
export async function goTo(page: Page, address: string): Promise<void> {
  await page.goto(address)
  await page.waitForFunction(() => performance.getEntriesByName('hydrated').length > 0)
}

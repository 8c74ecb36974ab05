import type { Page, Response } from 'playwright/test'

/** Opens an address of the site, waits until React has taken the page over, and gives the answer. */
export async function goTo(page: Page, address: string): Promise<Response | null> {
  const answer = await page.goto(address)
  await page.waitForFunction(() => performance.getEntriesByName('hydrated').length > 0)
  return answer
}

import type { Page, Response } from 'playwright/test'

/** Ends when React has taken the page over. */
export const hydrated = (page: Page) =>
  page.waitForFunction(() => performance.getEntriesByName('hydrated').length > 0)

/** Opens an address of the site, waits until React has taken the page over, and gives the answer. */
export async function goTo(page: Page, address: string): Promise<Response | null> {
  const answer = await page.goto(address)
  await hydrated(page)
  return answer
}

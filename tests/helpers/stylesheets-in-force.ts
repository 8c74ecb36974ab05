import type { Page } from 'playwright/test'

/** Returns which of the two stylesheets that the answer chooses from the page is shown with now. */
export const stylesheetsInForce = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.styleSheets]
      .filter(({ media }) => matchMedia(media.mediaText || 'all').matches)
      .map(({ href }) => href?.split('/').at(-1) ?? '')
      .filter(name => /^(Black|index)\.css$/.test(name)),
  )

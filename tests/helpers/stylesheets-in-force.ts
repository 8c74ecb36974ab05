import type { Page } from 'playwright/test'

/** File names of the stylesheets that the page is shown with now. */
export const stylesheetsInForce = (page: Page): Promise<(string | undefined)[]> =>
  page.evaluate(() =>
    [...document.styleSheets]
      .filter(({ href, media }) => href && matchMedia(media.mediaText || 'all').matches)
      .map(({ href }) => href?.split('/').at(-1)),
  )

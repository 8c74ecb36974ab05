import type { Page } from 'playwright/test'

const lines = [
  // Ours, when the info call fails (spec §8).
  'Site bilgisi alınamadı: ',
  // Chromium's own. No page can keep it from telling that a request fails, and that below https it
  // would ask for a picture's http address by https.
  'Failed to load resource: ',
  'Access to fetch at .* blocked by CORS policy: ',
  "Loading the image 'http:",
  'Policy violation: img-src http:',
]

/** What the console may say when the info service answers anything, or nothing. */
export const anyAnswerLine = new RegExp(`^(?:${lines.join('|')})`)

/** Returns, in the page of any engine, which of the two stylesheets it is shown with now. */
export const stylesheetsInForce = (): string[] =>
  [...document.styleSheets]
    .filter(({ media }) => matchMedia(media.mediaText || 'all').matches)
    .map(({ href }) => href?.split('/').at(-1) ?? '')
    .filter(name => /^(Black|index)\.css$/.test(name))

/** Returns what stands on the screen, whatever the info service answered. */
export const pageOnScreen = (page: Page) =>
  page.evaluate(() => {
    const isSeen = (selector: string) =>
      document.querySelector(selector)?.checkVisibility({ visibilityProperty: true }) ?? false
    return {
      variant: document.querySelector('a[href$="/bacon-slot"]') ? 'social' : 'affiliate',
      cards: document.querySelectorAll('[data-testid=brand-card]').length,
      heading: isSeen('h1'),
      waits: isSeen('#spinner'),
      isError: document.body.innerText.includes('Unexpected Application Error'),
      runsScript: '__pwn' in window || [...document.links].some(a => a.protocol === 'javascript:'),
    }
  })

import type { Page } from 'playwright/test'

const lines = [
  // The site’s own line when the info call fails (spec §8).
  'Site bilgisi alınamadı: ',
  // Chromium’s lines about failed requests, and about pictures that it would upgrade to https.
  'Failed to load resource: ',
  'Access to fetch at .* blocked by CORS policy: ',
  "Loading the image 'http:",
  'Policy violation: img-src http:',
]

/** Lines that the console may contain, whatever the info service answers. */
export const anyAnswerLine = new RegExp(`^(?:${lines.join('|')})`)

export const pageOnScreen = (page: Page) =>
  page.evaluate(() => {
    const isSeen = (selector: string) =>
      document.querySelector(selector)?.checkVisibility({ visibilityProperty: true }) ?? false
    return {
      variant: document.documentElement.dataset.variant,
      cards: document.querySelectorAll('.brand-card').length,
      heading: isSeen('h1'),
      waits: isSeen('#casino-guide-spinner'),
      isError: document.body.innerText.includes('Unexpected Application Error'),
      runsScript: '__pwn' in window || [...document.links].some(a => a.protocol === 'javascript:'),
    }
  })

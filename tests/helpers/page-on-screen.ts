import type { Page } from 'playwright/test'
import { failedCallLine } from './expect-page.ts'

/** Chromium's complaint about a picture's http address. Below https it would ask for it by https. */
const insecurePicture = /^(?:Loading the image 'http:|Policy violation: img-src http:)/

/** What the console may say when the info service answers anything, or nothing. */
export const anyAnswerLine = new RegExp(`${failedCallLine.source}|${insecurePicture.source}`)

/** Without it Chromium would look for the hosts of brands that only tests have. */
export const noOtherHost =
  '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1, EXCLUDE localhost'

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

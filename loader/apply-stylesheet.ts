import type { Stylesheet } from '../shared/site-info/site-info.ts'
import { within } from './site-files.ts'

/** Shows the colours of one stylesheet. The page has those of both. */
export function applyColours(name: Stylesheet): void {
  const isBlack = name === 'Black.css'
  document.documentElement.classList.toggle('black', isBlack)
  // For the browser's own bars.
  const colour = document.querySelector<HTMLMetaElement>('[data-black]')
  if (isBlack && colour) {
    colour.content = colour.dataset.black ?? ''
  }
}

/**
 * Loads one stylesheet and removes the other (spec §4). Until it applies or has failed, the class
 * `waits-for-stylesheet` hides what the page has no rules for. Then the promise resolves.
 */
export async function loadStylesheet(name: Stylesheet): Promise<void> {
  let loading: Promise<unknown> | undefined
  for (const link of document.querySelectorAll<HTMLLinkElement>('[data-casino-guide][disabled]')) {
    if (link.href.endsWith(name)) {
      loading = new Promise((resolve, reject) => {
        link.onload = resolve
        link.onerror = reject
      }).then(() => {
        // Changes the sheet, not the link: Chromium would fetch the link again.
        if (link.sheet) {
          link.sheet.media.mediaText = ''
        }
        // Tests and tools read it.
        document.documentElement.dataset.stylesheet = name
      })
      link.disabled = false
    } else {
      link.remove()
    }
  }
  await within(5_000, Promise.resolve(loading)).catch(() => {})
  document.documentElement.classList.remove('waits-for-stylesheet')
}

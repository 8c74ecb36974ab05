import type { Stylesheet } from '../shared/site-info/site-info.ts'

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
 * Loads one stylesheet and removes the other (spec §4). When it applies, tests and tools read its
 * name on `<html>`.
 */
export function loadStylesheet(name: Stylesheet): void {
  for (const link of document.querySelectorAll<HTMLLinkElement>('[data-casino-guide][disabled]')) {
    if (link.href.endsWith(name)) {
      // Changes the sheet, not the link: Chromium would fetch the link again.
      link.onload = () => {
        if (link.sheet) {
          link.sheet.media.mediaText = ''
          document.documentElement.dataset.stylesheet = name
        }
      }
      link.disabled = false
    } else {
      link.remove()
    }
  }
}

import type { Stylesheet } from '../shared/site-info/site-info.ts'

/** Applies one stylesheet and removes the other (spec §4). The page has the colours of both. */
export function applyStylesheet(name: Stylesheet): void {
  const isBlack = name === 'Black.css'
  document.documentElement.classList.toggle('black', isBlack)
  // For the browser's own bars.
  const colour = document.querySelector<HTMLMetaElement>('[name=theme-color]')
  if (isBlack && colour) colour.content = colour.dataset.black ?? ''
  for (const link of document.querySelectorAll<HTMLLinkElement>('body>link')) {
    // Changes the sheet, not the link: Chromium would fetch the link again.
    const apply = () => {
      if (link.sheet) link.sheet.media.mediaText = 'all'
    }
    link.onload = apply
    if (link.href.endsWith(name)) apply()
    else link.remove()
  }
}

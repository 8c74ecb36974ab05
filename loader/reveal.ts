import type { Stylesheet } from '../shared/site-info/site-info.ts'
import { showThemeColour } from './show-theme-colour.ts'

/**
 * Ends the spinner once the chosen stylesheet is there, or has failed, or has not come for three
 * seconds: a page without colours is better than none. index.css is in the page from the start.
 */
export async function reveal(stylesheet: Stylesheet): Promise<void> {
  showThemeColour(stylesheet)
  const link = document.querySelector<HTMLLinkElement>('body>link')
  if (link && stylesheet === 'Black.css') {
    const black = document.createElement('link')
    black.rel = 'stylesheet'
    black.href = document.querySelector<HTMLLinkElement>('link[href$="Black.css"]')?.href ?? ''
    link.replaceWith(black)
    await loaded(black)
  } else if (link && !link.sheet) await loaded(link)
  document.documentElement.classList.remove('loading')
  scrollToHash()
}

const loaded = (link: HTMLLinkElement): Promise<unknown> =>
  new Promise(resolve => {
    link.onload = link.onerror = resolve
    setTimeout(resolve, 3000)
  })

/** The element that the address names was hidden when the browser looked for it (spec §2). */
function scrollToHash(): void {
  try {
    document.getElementById(decodeURIComponent(location.hash.slice(1)))?.scrollIntoView()
  } catch {
    // A hash that is no text (`#%`) names nothing.
  }
}

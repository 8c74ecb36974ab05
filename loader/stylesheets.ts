import type { Stylesheet } from '../shared/site-info/site-info.ts'

/** The last things in the page: Black.css, index.css, and site.css with the rules of both. */
const links = () => document.querySelectorAll<HTMLLinkElement>('body>link')

/**
 * Ends when the page is parsed as far as its stylesheets: the loader runs before the rest of it is
 * there. (Not DOMContentLoaded: a stylesheet that hangs holds it back.)
 */
export async function parsed(): Promise<void> {
  while (!links()[1]) await until(() => links()[1])
}

/**
 * Ends when a stylesheet has come. One that fails, or has not come for three seconds, is not waited
 * for: a page without colours is better than none.
 */
export const loaded = (at: number): Promise<unknown> =>
  until(file => {
    const link = links()[at]
    return link && (link.sheet || link === file)
  })

/**
 * Applies one of the two stylesheets and removes the other (spec §4). index.css applies from the
 * start; Black.css is fetched beside it for no medium. Where it is late, index.css stays until then.
 */
export function applyStylesheet(name: Stylesheet): void {
  const [black, index] = links()
  if (!black || !index) return
  const apply = () => {
    // Of the sheet, not of the link: Chromium fetches a link whose medium changes once more, and
    // until that has come the page would have no colours.
    if (black.sheet) black.sheet.media.mediaText = 'all'
    index.remove()
    // For the browser's own bars. The page says that of index.css from the start, and this beside it.
    const colour = document.querySelector<HTMLMetaElement>('meta[name=theme-color]')
    if (colour) colour.content = colour.dataset.black ?? ''
  }
  if (name === 'index.css') black.remove()
  else if (hasRules(black)) apply()
  else black.onload = apply
}

/** Returns whether a stylesheet has come. One that failed has a sheet too: empty, or closed. */
function hasRules({ sheet }: HTMLLinkElement): boolean {
  try {
    return !!sheet?.cssRules.length
  } catch {
    return false
  }
}

const ends = ['load', 'error']

/** Ends when `look` holds: now, or when a file has come or failed, or else after three seconds. */
const until = (look: (file?: EventTarget | null) => unknown): Promise<unknown> =>
  new Promise(resolve => {
    const again = (event?: Event) => {
      if (!look(event?.target)) return
      for (const end of ends) removeEventListener(end, again, true)
      resolve(0)
    }
    for (const end of ends) addEventListener(end, again, true)
    setTimeout(resolve, 3000)
    again()
  })

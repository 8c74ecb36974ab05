import type { Stylesheet } from '../shared/site-info/site-info.ts'
import { showThemeColour } from './show-theme-colour.ts'

type Stylesheets = {
  /** Ends when the page can be laid out. */
  ready: Promise<unknown>
  /** Ends when the chosen one is what shows. Gives what takes the other out of the document. */
  choose(name: Stylesheet): Promise<() => unknown>
}

/**
 * The two stylesheets (spec §4, Styling): index.css applies from the start; Black.css, fetched
 * beside it, is for no medium. It stands first in the page, since the parser waits at index.css, but
 * has to come last to lie over it where the answer chooses it. To take index.css away then is
 * another round of styles for the whole page, and can wait until the cards show. What fails, or has
 * not come for three seconds, is not waited for: a page without colours is better than none.
 */
export function loadStylesheets(): Stylesheets {
  const [black, index] = document.querySelectorAll<HTMLLinkElement>('body>link')
  if (!black || !index) throw new Error()
  index.after(black)
  const ready = { 'index.css': loaded(index), 'Black.css': loaded(black) }
  const blackCame = new Promise(resolve => black.addEventListener('load', resolve))
  return {
    ready: ready['index.css'],
    async choose(name) {
      await ready[name]
      showThemeColour(name)
      if (name === 'index.css') return () => black.remove()
      // Where it is late, or not to be had, index.css stays until it comes.
      const applied = blackCame.then(() => {
        // Of the sheet, not of the link: Chromium fetches a link whose medium changes once more, and
        // until that has come the page would have no styles.
        if (black.sheet) black.sheet.media.mediaText = 'all'
      })
      return () => applied.then(() => index.remove())
    },
  }
}

const loaded = (link: HTMLLinkElement): Promise<unknown> =>
  new Promise(resolve => {
    if (link.sheet) resolve(null)
    link.onload = link.onerror = resolve
    setTimeout(resolve, 3000)
  })

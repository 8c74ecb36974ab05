import type { Stylesheet } from '../shared/site-info/site-info.ts'
import { showThemeColour } from './show-theme-colour.ts'

type Stylesheets = {
  /** Ends when the page can be laid out. */
  ready: Promise<unknown>
  /** Ends when the chosen one applies; the other is gone then. */
  choose(name: Stylesheet): Promise<void>
}

/**
 * The two stylesheets (spec §4, Styling): index.css is in the page from the start, and Black.css is
 * preloaded beside it. A stylesheet for no medium takes the preload over, so that it is there, but
 * applies only once the answer chooses it (a preload that is never used, browsers complain of). What
 * fails, or has not come for three seconds, is not waited for: a page without colours is better than
 * none.
 */
export function loadStylesheets(): Stylesheets {
  const index = document.querySelector<HTMLLinkElement>('body>link')
  const preload = document.querySelector<HTMLLinkElement>('link[rel=preload]')
  const black = document.createElement('link')
  if (!index || !preload) throw new Error()
  black.rel = 'stylesheet'
  black.media = 'not all'
  black.href = preload.href
  const ready = { 'index.css': loaded(index), 'Black.css': loaded(black) }
  index.after(black)
  preload.remove()
  return {
    ready: ready['index.css'],
    async choose(name) {
      await ready[name]
      showThemeColour(name)
      const apply = () => {
        // Of the sheet, not of the link: Chromium fetches a link whose medium changes once more, and
        // until that has come the page would have no styles.
        if (black.sheet) black.sheet.media.mediaText = 'all'
        index.remove()
      }
      if (name === 'index.css') black.remove()
      else if (black.sheet) apply()
      // Late, or not to be had: the other one stays until it comes.
      else black.onload = apply
    },
  }
}

const loaded = (link: HTMLLinkElement): Promise<unknown> =>
  new Promise(resolve => {
    if (link.sheet) resolve(null)
    link.onload = link.onerror = resolve
    setTimeout(resolve, 3000)
  })

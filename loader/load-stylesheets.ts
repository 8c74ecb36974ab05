import type { Stylesheet } from '../shared/site-info/site-info.ts'

/**
 * The two stylesheets (spec §4, Styling): index.css applies from the start; Black.css, fetched
 * beside it, is for no medium until the answer chooses it. What fails, or has not come for three
 * seconds, is not waited for: a page without colours is better than none. Gives what chooses one of
 * them, which ends when that applies; the other is gone then.
 */
export function loadStylesheets(
  black: HTMLLinkElement,
  index: HTMLLinkElement,
): (name: Stylesheet) => Promise<void> {
  const loading = { 'index.css': loaded(index), 'Black.css': loaded(black) }
  return async name => {
    const isThere = await loading[name]
    const apply = () => {
      // Of the sheet, not of the link: Chromium fetches a link whose medium changes once more, and
      // until that has come the page would have no styles.
      if (black.sheet) black.sheet.media.mediaText = 'all'
      index.remove()
      // For the browser's own bars. The page says that of index.css from the start, and this beside it.
      const colour = document.querySelector<HTMLMetaElement>('meta[name=theme-color]')
      if (colour) colour.content = colour.dataset.black ?? ''
    }
    if (name === 'index.css') black.remove()
    else if (isThere) apply()
    // Late, or not to be had: the other one stays until it comes.
    else black.onload = apply
  }
}

/** Whether it has come. One that failed has a sheet too: without rules, or closed to scripts. */
async function loaded(link: HTMLLinkElement): Promise<boolean> {
  if (!link.sheet)
    await new Promise(resolve => {
      link.onload = link.onerror = resolve
      setTimeout(resolve, 3000)
    })
  try {
    return !!link.sheet?.cssRules.length
  } catch {
    return false
  }
}

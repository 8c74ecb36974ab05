import type { Stylesheet } from '../shared/site-info/site-info.ts'

/**
 * Waits for the stylesheets (spec §4). site.css holds the rules, index.css the colours that apply
 * from the start; Black.css, fetched beside them, is for no medium until the answer chooses it. What
 * fails, or has not come for three seconds, is not waited for: a page without colours is better than
 * none. Returns what chooses one of the two, which ends when that and the rules apply.
 */
export function loadStylesheets(
  black: HTMLLinkElement,
  index: HTMLLinkElement,
): (name: Stylesheet) => Promise<void> {
  const rules = loaded(() => index.nextElementSibling)
  const colours = { 'index.css': loaded(() => index), 'Black.css': loaded(() => black) }
  return async name => {
    const [isThere] = await Promise.all([colours[name], rules])
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
    else if (isThere) apply()
    // Late, or not to be had: the other one stays until it comes.
    else black.onload = apply
  }
}

/**
 * Returns whether a link's stylesheet has come. Its events are captured on their way, because the
 * parser, which waits at the stylesheets before it, may not have come to the link.
 */
const loaded = (find: () => Element | null): Promise<boolean> =>
  new Promise(resolve => {
    const look = (event?: Event) => {
      const link = find()
      if (!(link instanceof HTMLLinkElement)) return
      if (link.sheet || link === event?.target) resolve(hasRules(link))
    }
    addEventListener('load', look, true)
    addEventListener('error', look, true)
    setTimeout(resolve, 3000, false)
    look()
  })

/** One that failed has a sheet too: without rules, or closed to scripts. */
function hasRules({ sheet }: HTMLLinkElement): boolean {
  try {
    return !!sheet?.cssRules.length
  } catch {
    return false
  }
}

import type { FromFrame, ToFrame } from './frame-messages.ts'

/**
 * Tells the compare page what happens in a page that it frames. Runs in that page, before all other
 * scripts, so it uses nothing from outside.
 */
export function framedPage(): void {
  // A game's frame is no page of the site.
  if (parent !== top) {
    return
  }
  const tell = (message: FromFrame) => parent.postMessage(message, '*')
  let { pathname: path } = location
  tell({ type: 'arrived', path })
  navigation.addEventListener('currententrychange', () => {
    if (location.pathname !== path) {
      path = location.pathname
      tell({ type: 'moved', path })
    }
  })
  // The loader writes the stylesheet after the variant.
  new MutationObserver(() => {
    const { variant, stylesheet } = document.documentElement.dataset
    tell({ type: 'shown', look: `${variant} · ${stylesheet}` })
  }).observe(document.documentElement, { attributeFilter: ['data-stylesheet'] })
  addEventListener('keydown', event => {
    if (!isWriting(event) && !event.ctrlKey && !event.metaKey && !event.altKey) {
      tell({ type: 'pressed', key: event.key })
    }
  })

  /** Whether the next scroll event comes from the other frame. */
  let isDriven = false
  addEventListener('scroll', () => {
    if (!isDriven) {
      tell({ type: 'scrolled', ratio: scrollY / (room() || 1) })
    }
    isDriven = false
  })
  addEventListener('message', ({ source, data }: MessageEvent<ToFrame>) => {
    if (source !== parent || typeof data?.scrollTo !== 'number') {
      return
    }
    const goal = Math.round(data.scrollTo * room())
    // Without a move there is no event.
    isDriven = goal !== Math.round(scrollY)
    scrollTo({ top: goal, behavior: 'instant' })
  })

  function room(): number {
    return document.documentElement.scrollHeight - innerHeight
  }

  function isWriting({ target }: Event): boolean {
    return target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement
  }
}

import { openTarget } from './follow-address.ts'

/** 'navigate', 'reload' or 'back_forward', undefined if the browser does not tell. */
export const navigationType = (
  performance.getEntriesByType('navigation')[0] as PerformanceNavigationTiming | undefined
)?.type

/** The JSON element of this page, which names the files of its version of the site. */
export const entryPageJson = document.querySelector('#casino-guide-page')?.textContent ?? ''

/** Resolves in a separate task, before other tasks that wait. */
export const nextTask = (): Promise<void> =>
  // `setTimeout` would queue behind image decoding, but Safari's tasks have no priorities. Tests for
  // `Scheduler`, because an element with id="scheduler" would shadow `scheduler`.
  'Scheduler' in window
    ? scheduler.postTask(() => {}, { priority: 'user-blocking' })
    : new Promise(resolve => setTimeout(resolve))

/** Resolves after the next frame, in a separate task. A background tab has no frames: there it resolves at once. */
export async function nextFrame(): Promise<void> {
  if (document.hidden) {
    return
  }
  await new Promise(requestAnimationFrame)
  await nextTask()
}

/**
 * Shows the page in place of the spinner, and scrolls to the hash's element (spec §2). Resolves when
 * the page is on screen.
 */
export async function reveal(): Promise<void> {
  document.documentElement.classList.remove('loading')
  // The element was hidden when the browser looked for it, and Firefox uses its position at that
  // time. After a return to the page the browser restores the scroll position instead.
  if (location.hash && (!scrollY || navigationType === 'navigate')) {
    location.replace(location.hash)
  }
  openTarget()
  await nextFrame()
  document.body.style.minBlockSize = ''
}

import { navigationType } from './navigation-type.ts'

/** Shows the page in place of the spinner, and scrolls to the hash's element (spec §2). */
export function reveal(): void {
  document.documentElement.classList.remove('loading')
  // The element was hidden when the browser looked for it, and Firefox uses its position at that
  // time. After a return to the page the browser restores the scroll position instead.
  if (location.hash && (!scrollY || navigationType() === 'navigate')) {
    location.replace(location.hash)
  }
}

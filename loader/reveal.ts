import { navigationType } from './navigation-type.ts'

/** Ends the spinner, and goes to the element that the address names (spec §2). */
export function reveal(): void {
  document.documentElement.classList.remove('loading')
  // The element was hidden when the browser looked for it, and Firefox found it where it stood then.
  // A browser that came back to this page stands at the place that the visitor left.
  if (location.hash && (!scrollY || navigationType() === 'navigate'))
    location.replace(location.hash)
}

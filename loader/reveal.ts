/** Ends the spinner, and goes to the element that the address names (spec §2). */
export function reveal(): void {
  document.documentElement.classList.remove('loading')
  // A browser that came back to this page stands at the place that the visitor left.
  if (!scrollY) scrollToHash()
}

/** The element was hidden when the browser looked for it. */
function scrollToHash(): void {
  try {
    document.getElementById(decodeURIComponent(location.hash.slice(1)))?.scrollIntoView()
  } catch {
    // A hash that is no text (`#%`) names nothing.
  }
}

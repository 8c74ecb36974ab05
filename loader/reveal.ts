/** Ends the spinner, and goes to the place that the address names. */
export function reveal(): void {
  document.documentElement.classList.remove('loading')
  scrollToHash()
}

/** The element that the address names was hidden when the browser looked for it (spec §2). */
function scrollToHash(): void {
  try {
    document.getElementById(decodeURIComponent(location.hash.slice(1)))?.scrollIntoView()
  } catch {
    // A hash that is no text (`#%`) names nothing.
  }
}

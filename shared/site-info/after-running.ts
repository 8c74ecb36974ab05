/**
 * Calls a function after a time in which the page can run. A phone that sleeps stops the page, but
 * not the clock: the time before a late tick does not count.
 */
export function afterRunning(milliseconds: number, then: () => void): void {
  let left = milliseconds
  let last = performance.now()
  const timer = setInterval(() => {
    const passed = performance.now() - last
    last += passed
    // Ticks of a hidden tab are a second apart.
    if (passed < 1_500) {
      left -= passed
    }
    if (left <= 0) {
      clearInterval(timer)
      then()
    }
  }, 100)
}

/**
 * Calls a function after a time in which the page can run. A phone that sleeps stops the page's
 * ticks, but not its clock.
 */
export function afterRunning(milliseconds: number, then: () => void): void {
  let left = milliseconds
  const timer = setInterval(() => {
    left -= 100
    if (left <= 0) {
      clearInterval(timer)
      then()
    }
  }, 100)
}

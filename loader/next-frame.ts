/**
 * Ends when what the document shows now is on screen, so that work after it does not hold it up. A
 * page in a background tab has no frames to wait for.
 */
export const nextFrame = (): Promise<void> =>
  new Promise(resolve => {
    if (document.hidden) resolve()
    else requestAnimationFrame(() => setTimeout(resolve))
  })

/**
 * Ends when what the document shows now is on screen, so that work after it does not hold it up. That
 * takes two callbacks: the first comes ahead of the frame, the second when the frame is drawn. A page
 * in a background tab has no frames to wait for.
 */
export const nextFrame = (): Promise<void> =>
  new Promise(resolve => {
    if (document.hidden) resolve()
    else requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve)))
  })

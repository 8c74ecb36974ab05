/**
 * Ends when what the document shows now is on screen, in a task of its own, so that work after it
 * holds up neither that frame nor the next. It takes two callbacks: the first comes ahead of the
 * frame, the second when the frame is drawn. A page in a background tab has no frames to wait for.
 */
export const nextFrame = (): Promise<void> =>
  new Promise(resolve => {
    if (document.hidden) resolve()
    else requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve)))
  })

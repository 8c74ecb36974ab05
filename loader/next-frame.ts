/**
 * Ends when what the document shows now is drawn: in a separate task after that frame, so that work
 * after it holds up neither. A page in a background tab has no frames to wait for.
 */
export const nextFrame = (): Promise<void> =>
  new Promise(resolve => {
    if (document.hidden) resolve()
    else requestAnimationFrame(() => setTimeout(resolve))
  })

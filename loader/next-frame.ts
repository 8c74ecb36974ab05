/**
 * Ends when what the document shows now is drawn: in a separate task after that frame, so that work
 * after it holds up neither. A page in a background tab has no frames to wait for.
 */
export const nextFrame = (): Promise<void> =>
  new Promise(resolve => {
    if (document.hidden) return resolve()
    requestAnimationFrame(() => {
      // A timer runs after the pictures that come meanwhile, each of which takes time to draw.
      // Asked by its class, because `scheduler` may be an element with that id.
      if ('Scheduler' in window) scheduler.postTask(() => resolve(), { priority: 'user-blocking' })
      // Safari's tasks have no priorities.
      else setTimeout(resolve)
    })
  })

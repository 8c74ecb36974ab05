/** Resolves after the next frame, in a separate task. A background tab has none to wait for. */
export const nextFrame = (): Promise<void> =>
  new Promise(resolve => {
    if (document.hidden) return resolve()
    requestAnimationFrame(() => {
      // `setTimeout` would queue behind image decoding. Tests for `Scheduler`, because an element
      // with id="scheduler" would shadow `scheduler`.
      if ('Scheduler' in window) scheduler.postTask(() => resolve(), { priority: 'user-blocking' })
      // Safari's tasks have no priorities.
      else setTimeout(resolve)
    })
  })

/** Resolves in a separate task, before other tasks that wait. */
export const nextTask = (): Promise<void> =>
  new Promise(resolve => {
    // `setTimeout` would queue behind image decoding. Tests for `Scheduler`, because an element
    // with id="scheduler" would shadow `scheduler`.
    if ('Scheduler' in window) {
      scheduler.postTask(() => resolve(), { priority: 'user-blocking' })
    }
    // Safari's tasks have no priorities.
    else {
      setTimeout(resolve)
    }
  })

/** Resolves after the next frame, in a separate task. A background tab has none to wait for. */
export async function nextFrame(): Promise<void> {
  if (document.hidden) {
    return
  }
  await new Promise(requestAnimationFrame)
  await nextTask()
}

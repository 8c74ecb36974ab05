import { type ReactNode, startTransition, useEffect } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'

/**
 * Hydrates the prerendered pages in `#casino-guide-root`, or renders them into it. Resolves when
 * they are on screen and interactive.
 */
export function renderApp(pages: ReactNode, prerendered: boolean): Promise<void> {
  return new Promise(resolve => {
    const app = (
      <>
        {pages}
        <Hydrated then={resolve} />
      </>
    )
    // In a transition React works in short tasks, so that input is never blocked.
    startTransition(() => {
      const root = document.querySelector('#casino-guide-root') ?? document.body
      if (prerendered) {
        hydrateRoot(root, app)
      } else {
        createRoot(root).render(app)
      }
    })
  })
}

/** Calls a function after hydration, and marks it in the browser's timeline. */
function Hydrated({ then }: { then: () => void }): null {
  useEffect(() => {
    performance.mark('hydrated')
    then()
  }, [then])
  return null
}

import { type ReactNode, startTransition, useEffect, useLayoutEffect, useState } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { rememberVisitor } from './remember-visitor.ts'

/**
 * Hydrates the prerendered pages in `#casino-guide-root`, or renders them into it. Resolves when
 * they are on screen and interactive.
 */
export function renderApp(children: ReactNode, prerendered: boolean): Promise<void> {
  const root = document.querySelector('#casino-guide-root') ?? document.body
  return new Promise(resolve => {
    const app = (
      <>
        <Visitor root={root} />
        {children}
        <Hydrated then={resolve} />
      </>
    )
    // In a transition React works in short tasks, so that input is never blocked.
    startTransition(() => {
      if (prerendered) {
        hydrateRoot(root, app)
      } else {
        createRoot(root).render(app)
      }
    })
  })
}

/**
 * Keeps what the visitor has done if React renders the page from scratch. React then renders this
 * component again, which reads the page, in the task in which it replaces the elements. It is before
 * the pages, so that a form finds its texts.
 */
function Visitor({ root }: { root: Element }): null {
  const [repeat] = useState(() => rememberVisitor(root))
  useLayoutEffect(repeat, [repeat])
  return null
}

/** Calls a function after hydration, and marks it in the browser's timeline. */
function Hydrated({ then }: { then: () => void }): null {
  useEffect(() => {
    performance.mark('hydrated')
    then()
  }, [then])
  return null
}

import { useEffect } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import type { CardContext } from '../../shared/entry-page/card-context.ts'
import type { RankedBrand } from '../../shared/site-info/rank-brands.ts'
import { BrandList } from '../../variants/affiliate/ranked-list/brand-list.tsx'

type ListProps = { ranked: readonly RankedBrand[]; context: CardContext }

/**
 * What React's server rendering gives for a list, after the browser's parser, without the hints for
 * pictures that React puts before it. Runs in the browser.
 */
export function renderedList(list: ListProps): string {
  const root = document.createElement('div')
  root.innerHTML = renderToString(<BrandList {...list} />)
  return root.querySelector('#brands')?.outerHTML ?? ''
}

/** Hydrates over what stands in an element; gives what React had to complain of. */
export async function hydrationErrors(root: HTMLElement, list: ListProps): Promise<string[]> {
  const errors: string[] = []
  await new Promise<void>(resolve => {
    hydrateRoot(
      root,
      <Listening then={resolve}>
        <BrandList {...list} />
      </Listening>,
      { onRecoverableError: error => errors.push(`${error}`) },
    )
  })
  return errors
}

function Listening({ then, children }: { then: () => void; children: React.ReactNode }) {
  useEffect(then, [then])
  return children
}

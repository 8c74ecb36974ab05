import { useEffect } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import type { CardContext } from '../../shared/entry-page/card-context.ts'
import type { RankedBrand } from '../../shared/site-info/rank-brands.ts'
import { BrandList } from '../../variants/affiliate/ranked-list/brand-list.tsx'

type ListProps = { ranked: readonly RankedBrand[]; context: CardContext }

/**
 * Returns the list of React's server rendering as the browser parses it, without React's hints for
 * pictures.
 */
export function renderedList(list: ListProps): string {
  const root = document.createElement('div')
  root.innerHTML = renderToString(<BrandList {...list} />)
  return root.querySelector('#brands')?.outerHTML ?? ''
}

/** Hydrates over what stands in an element. Returns what React complains of. */
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

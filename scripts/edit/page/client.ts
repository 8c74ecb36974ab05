import type { Arrival, VariantClient } from '../../../shared/pages/arrival.ts'
import { showPanel } from './panel.tsx'

/** Hydrates the page as the variant's own client does, and then shows the panel. */
export async function hydrate(arrival: Arrival<unknown>): Promise<void> {
  const isAffiliate = document.documentElement.dataset.variant === 'affiliate'
  const client: VariantClient<unknown> = isAffiliate
    ? await import('../../../variants/affiliate/client.ts')
    : await import('../../../variants/social/client.ts')
  await client.hydrate(arrival)
  showPanel()
}

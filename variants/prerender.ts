import { pickEntries } from '../shared/content/records.ts'
import { type PrerenderInput, prerenderPage } from '../shared/variant/prerender-page.tsx'
import { affiliateVariant } from './affiliate/affiliate-variant.tsx'
import { affiliateLabels } from './affiliate/labels.ts'
import { socialLabels } from './social/labels.ts'
import { socialVariant } from './social/social-variant.tsx'

type Prerender = (input: PrerenderInput<string>) => Promise<string>

/** Renders a page of each variant. Throws if its labels lack one that the variant shows. */
export const prerender: Record<'affiliate' | 'social', Prerender> = {
  affiliate: input =>
    prerenderPage(
      affiliateVariant({ given: [], shuffled: [] }),
      withLabels(affiliateLabels, input),
    ),
  social: input => prerenderPage(socialVariant, withLabels(socialLabels, input)),
}

/** Returns the input with its labels typed. */
function withLabels<Label extends string>(
  labels: readonly Label[],
  { content, ...rest }: PrerenderInput<string>,
): PrerenderInput<Label> {
  const typed = pickEntries(labels, content.labels, `labels.yaml in ${content.language}`)
  return { ...rest, content: { ...content, labels: typed } }
}

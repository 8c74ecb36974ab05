import type { PageFacts } from '../../../scripts/compare/findings/page-facts.ts'

/** The facts of a page that is in order, but for what a test says. */
export const pageFacts = (facts: Partial<PageFacts>): PageFacts => ({
  variant: 'affiliate',
  title: `A title of the ${facts.variant ?? 'affiliate'}`,
  description: `A description of the ${facts.variant ?? 'affiliate'}`,
  canonical: '/',
  language: 'en',
  headings: ['h1 Hello'],
  links: [],
  text: ['Hello'],
  images: [],
  footer: { text: 'For adults\n18+', links: ['/privacy-policy', '/cookie-policy'] },
  console: [],
  requests: [],
  accessibility: [],
  ...facts,
})

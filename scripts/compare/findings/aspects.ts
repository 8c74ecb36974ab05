import type { PageFacts } from './page-facts.ts'

const aspectNames = [
  'title',
  'description',
  'canonical',
  'language',
  'headings',
  'links',
  'text',
  'images',
  'console',
  'requests',
  'bytes',
  'accessibility',
] as const

/** One thing that is said of a page, in lines that can be compared. */
export type Aspect = (typeof aspectNames)[number]

export const aspects: readonly Aspect[] = aspectNames

/** The lines of a page by aspect. An image is told by what is wrong with it, or by its text. */
export function linesOf(facts: PageFacts): Record<Aspect, string[]> {
  const total = facts.requests.reduce((sum, { bytes }) => sum + bytes, 0)
  return {
    title: [facts.title],
    description: [facts.description],
    canonical: facts.canonical ? [facts.canonical] : [],
    language: [facts.language],
    headings: facts.headings,
    links: facts.links.map(({ text, href, rel, target }) =>
      [text || '(no text)', '→', href, rel && `rel="${rel}"`, target && `target="${target}"`]
        .filter(Boolean)
        .join(' '),
    ),
    text: facts.text,
    images: facts.images.map(({ src, alt, broken }) => {
      const words = alt === null ? 'no alt' : alt === '' ? 'without text' : `“${alt}”`
      return `${src} ${words}${broken ? ' BROKEN' : ''}`
    }),
    console: facts.console,
    requests: facts.requests.map(({ address, status }) => `${address} ${status || ''}`.trim()),
    bytes: [`${total} bytes`],
    accessibility: facts.accessibility.map(
      ({ rule, impact, places }) => `${rule} (${impact}): ${places.join(', ')}`,
    ),
  }
}

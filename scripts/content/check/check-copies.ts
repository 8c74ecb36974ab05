import { pathOf } from '../../../shared/pages/route.ts'
import { variants } from '../../../shared/site-info/site-info.ts'
import { ownPages } from '../component-pages.ts'
import type { Finding } from '../finding.ts'
import type { PageFile, PageFiles } from '../read/read-content-files.ts'
import { addressInSite } from '../rules/addresses.ts'

/**
 * Returns pages that a program for synchronising files may have left, such as poker-macbook.md: no
 * menu, footer or page links to them, and most of their words are those of the page they are named after.
 */
export function checkCopies(published: PageFiles): Finding[] {
  return variants.flatMap(variant => {
    const pages = Object.values(published[variant].en)
    const own = new Set(ownPages(variant))
    const linked = new Set(pages.flatMap(page => page.links.map(({ address }) => pathIn(address))))
    const alone = pages.filter(
      ({ name, page }) => !own.has(name) && page.footer === null && !linked.has(pathOf(name)),
    )
    return alone.flatMap((copy): Finding[] => {
      const original = pages.find(page => isNamedAfter(copy, page) && sharesWords(copy, page))
      if (!original) {
        return []
      }
      const message = `No menu, footer or page links to this page, and most of its words are in ${original.name}.md. Delete it if it is a copy.`
      return [{ kind: 'to do', file: copy.file, line: 1, message }]
    })
  })
}

const pathIn = (address: string): string | undefined => addressInSite(address)?.split(/[?#]/)[0]

const isNamedAfter = (copy: PageFile, { name }: PageFile): boolean =>
  copy.name !== name && `-${copy.name}-`.includes(`-${name}-`)

function sharesWords(copy: PageFile, original: PageFile): boolean {
  const [words, others] = [wordsOf(copy), wordsOf(original)]
  return [...words].filter(word => others.has(word)).length > words.size / 2
}

/** Returns the different words of a page. */
const wordsOf = ({ text }: PageFile): Set<string> =>
  new Set(text.toLowerCase().match(/\p{L}{3,}/gu))

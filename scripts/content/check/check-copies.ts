import { pathOf } from '../../../shared/pages/route.ts'
import { variants } from '../../../shared/site-info/site-info.ts'
import { componentPageNames } from '../component-pages.ts'
import type { Finding } from '../finding.ts'
import type { PageFiles } from '../read/read-content-files.ts'
import { addressInSite } from '../rules/addresses.ts'

/**
 * Finds pages that a program for synchronising files may have left, such as poker-macbook.md: no
 * menu or page links to them, and most of their words are those of the page they are named after.
 */
export const checkCopies = (published: PageFiles): Finding[] =>
  variants.flatMap(variant => {
    const pageFiles = Object.values(published[variant].en)
    const links = pageFiles.flatMap(file => file.links.map(({ address }) => addressInSite(address)))
    const linked = new Set(links.map(address => address?.split(/[?#]/)[0]))
    const inMenus = componentPageNames(variant)
    return pageFiles.flatMap(({ name, file, page, source }): Finding[] => {
      const original = pageFiles.find(other => isNamedAfter(name, other.name))
      // A copy of a page in the footer has its place.
      const isPlaced = page.footer !== null && page.footer !== original?.page.footer
      const isLinked = inMenus.includes(name) || isPlaced || linked.has(pathOf(name))
      if (!original || isLinked || !sharesWords(source, original.source)) {
        return []
      }
      const message = `No menu or page links to this page, and most of its words are in ${original.name}.md. Delete it if it is a copy.`
      return [{ kind: 'to do', file, line: 1, message }]
    })
  })

const isNamedAfter = (copy: string, name: string): boolean => copy !== name && copy.includes(name)

function sharesWords(copy: string, original: string): boolean {
  const [words, originalWords] = [wordsIn(copy), wordsIn(original)]
  return [...words].filter(word => originalWords.has(word)).length > words.size / 2
}

const wordsIn = (text: string) => new Set(text.toLowerCase().match(/\p{L}{3,}/gu))

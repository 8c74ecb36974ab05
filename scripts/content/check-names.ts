import { languageSettings, languages } from '../../shared/content/languages.ts'
import { claimsFile } from './check-claims.ts'
import { type ContentFiles, contentFolders, owners } from './content-files.ts'
import { errorIn, type Finding, noteOn } from './finding.ts'

/** Whether a file is a page: small letters, digits and hyphens make the address that it has. */
export function isPageName(name: string): boolean {
  const page = name.replace(/\.md$/, '')
  return name.endsWith('.md') && page === slugOf(page) && !isTaken(page)
}

/** Reports files whose names make no address, and notes those that are no words. */
export const checkNames = (from: ContentFiles): Finding[] => [
  ...contentFolders.flatMap(({ folder }) =>
    visibleIn(from, folder).flatMap(name => {
      if (/^labels\.yaml$|\.(jpe?g|png|webp|svg)$/i.test(name) || isPageName(name)) return []
      const file = `${folder}/${name}`
      const page = name.replace(/(\.(md|markdown|txt))+$/i, '')
      const slug = slugOf(page) || 'page'
      const better = `${isTaken(slug) ? `${slug}-page` : slug}.md`
      if (name.endsWith('.md')) {
        const why = isTaken(page)
          ? `The address /${page} is taken`
          : 'A page has its address from its name, in small letters, digits and hyphens'
        return [errorIn(file, `${why}. Name this file ${better}.`)]
      }
      const remedy = page === name ? 'Words stand' : `Name it ${better}: words stand`
      return [
        noteOn(file, `This is ignored. ${remedy} in files such as home.md, in no folder below.`),
      ]
    }),
  ),
  ...owners.flatMap(owner =>
    visibleIn(from, `${owner}/content`).flatMap(name => {
      const file = `${owner}/content/${name}`
      const isKnown = file === claimsFile || name.endsWith('.ts') || name in languageSettings
      const message = `This is ignored. Words and pictures stand in the folders ${languages.join(' and ')}: move it into one.`
      return isKnown ? [] : [noteOn(file, message)]
    }),
  ),
]

/** Returns what stands in a folder, but for hidden files and copies that some editors keep there. */
const visibleIn = (from: ContentFiles, folder: string): string[] =>
  from.namesIn(folder).filter(name => !/^[.#]|[~#]$/.test(name))

/** The home page under a second name, the error page, and two letters, which are a market as in /fi. */
const isTaken = (page: string): boolean => /^(index|404|[a-z]{2})$/.test(page)

/** Returns a text as an address has it: small letters, digits and hyphens. */
export const slugOf = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')

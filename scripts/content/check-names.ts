import { type ContentFiles, contentFolders } from './content-files.ts'
import { errorIn, type Finding, noteOn } from './finding.ts'

/** Addresses that are taken: the home page under a second name, and the error page. */
const taken = ['index', '404']

/** Whether a file is a page: small letters, digits and hyphens make the address that it has. */
export function isPageName(name: string): boolean {
  const page = name.replace(/\.md$/, '')
  return name.endsWith('.md') && page === slugOf(page) && !isTaken(page)
}

/** Reports files whose names make no address, and notes those that are no words. */
export const checkNames = (from: ContentFiles): Finding[] =>
  contentFolders.flatMap(({ folder }) =>
    from.namesIn(folder).flatMap(name => {
      const file = `${folder}/${name}`
      const page = name.replace(/(\.(md|markdown|txt))+$/i, '')
      // Some editors keep hidden files and copies beside the edited one.
      if (/^[.#]|[~#]$|^labels\.yaml$|\.(jpe?g|png|webp|svg)$/i.test(name) || isPageName(name))
        return []
      if (name.endsWith('.md')) {
        const why = isTaken(page)
          ? `The address /${page} is taken`
          : 'A page has its address from its name, in small letters, digits and hyphens'
        return [errorIn(file, `${why}. Name this file ${nameFor(page)}.md.`)]
      }
      const remedy = page === name ? 'Words stand' : `Name it ${nameFor(page)}.md: words stand`
      return [
        noteOn(file, `This is ignored. ${remedy} in files such as home.md, in no folder below.`),
      ]
    }),
  )

const isTaken = (page: string): boolean => taken.includes(page) || /^[a-z]{2}$/.test(page)

/** Two letters are a market, such as /fi. */
const nameFor = (page: string): string => {
  const slug = slugOf(page) || 'page'
  return isTaken(slug) ? `${slug}-page` : slug
}

const slugOf = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')

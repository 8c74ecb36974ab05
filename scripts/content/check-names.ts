import { languageSettings, languages } from '../../shared/content/languages.ts'
import { claimsFile } from './check-claims.ts'
import {
  type ContentFiles,
  contentFolders,
  isPictureName,
  isTaken,
  isWordsName,
  owners,
  slugOf,
} from './content-files.ts'
import { errorIn, type Finding, noteOn } from './finding.ts'

/** Reports files whose names make no address, and notes those that are no words. */
export const checkNames = (from: ContentFiles): Finding[] => [
  ...contentFolders.flatMap(({ folder }) =>
    visibleIn(from, folder).flatMap(name => {
      if (isWordsName(name) || isPictureName(name)) return []
      const page = name.replace(/(\.(md|markdown|txt))+$/i, '')
      const slug = slugOf(page) || 'page'
      const better = `${isTaken(slug) ? `${slug}-page` : slug}.md`
      if (name.endsWith('.md')) {
        const message = `The name of a page is its address: small letters, digits and hyphens, none that is taken. Name this file ${better}.`
        return errorIn(`${folder}/${name}`, message)
      }
      const remedy = page === name ? 'Words stand' : `Name it ${better}: words stand`
      const message = `This is ignored. ${remedy} in files such as home.md, in no folder below.`
      return noteOn(`${folder}/${name}`, message)
    }),
  ),
  ...owners.flatMap(owner =>
    visibleIn(from, `${owner}/content`).flatMap(name => {
      const file = `${owner}/content/${name}`
      const isKnown = file === claimsFile || name.endsWith('.ts') || name in languageSettings
      const message = `This is ignored. Words and pictures stand in the folders ${languages.join(' and ')}: move it into one.`
      return isKnown ? [] : noteOn(file, message)
    }),
  ),
]

/** Returns what stands in a folder, but for hidden files and copies that some editors keep there. */
const visibleIn = (from: ContentFiles, folder: string): string[] =>
  from.namesIn(folder).filter(name => !/^[.#]|[~#]$/.test(name))

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
import type { Report } from './finding.ts'

/** Reports files whose names make no address, and notes those that are no words. */
export function checkNames(from: ContentFiles, on: (file: string) => Report): void {
  for (const { folder } of contentFolders)
    for (const name of visibleIn(from, folder)) {
      if (isWordsName(name) || isPictureName(name)) continue
      const page = name.replace(/(\.(md|markdown|txt))+$/i, '')
      const slug = slugOf(page) || 'page'
      const better = `${isTaken(slug) ? `${slug}-page` : slug}.md`
      const refused = `The name of a page is its address: small letters, digits and hyphens, none that is taken. Name this file ${better}.`
      const remedy = page === name ? 'Words stand' : `Name it ${better}: words stand`
      const ignored = `This is ignored. ${remedy} in files such as home.md, in no folder below.`
      if (name.endsWith('.md')) on(`${folder}/${name}`)(refused)
      else on(`${folder}/${name}`)(ignored, 1, 'note')
    }
  for (const owner of owners)
    for (const name of visibleIn(from, `${owner}/content`)) {
      const file = `${owner}/content/${name}`
      if (file === claimsFile || name.endsWith('.ts') || name in languageSettings) continue
      const folders = languages.join(' and ')
      const ignored = `This is ignored. Words and pictures stand in the folders ${folders}: move it into one.`
      on(file)(ignored, 1, 'note')
    }
}

/** Returns what stands in a folder, but for hidden files and copies that some editors keep there. */
const visibleIn = (from: ContentFiles, folder: string): string[] =>
  from.namesIn(folder).filter(name => !/^[.#]|[~#]$/.test(name))

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

/** Reports pages whose names make no address, and notes files that are ignored. */
export function checkNames(from: ContentFiles, on: (file: string) => Report): void {
  for (const { folder } of contentFolders)
    for (const name of visibleIn(from, folder)) {
      if (isWordsName(name) || isPictureName(name)) continue
      const page = name.replace(/(\.(md|markdown|txt))+$/i, '')
      const slug = slugOf(page) || 'page'
      const better = `${isTaken(slug) ? `${slug}-page` : slug}.md`
      const rename = page === name ? '' : ` Name this file ${better}.`
      if (name.endsWith('.md'))
        on(`${folder}/${name}`)(
          `The name of a page is its address: small letters, digits and hyphens, and not taken.${rename}`,
        )
      else ignore(`${folder}/${name}`, `Words are in files such as home.md.${rename}`)
    }
  for (const owner of owners)
    for (const name of visibleIn(from, `${owner}/content`)) {
      const file = `${owner}/content/${name}`
      if (file === claimsFile || name.endsWith('.ts') || name in languageSettings) continue
      ignore(file, `Words and pictures are in the folders ${languages.join(' and ')}: move it.`)
    }

  function ignore(file: string, remedy: string): void {
    on(file)(`This is ignored. ${remedy}`, 1, 'note')
  }
}

/** Returns the names in a folder, without hidden files and copies that some editors keep there. */
const visibleIn = (from: ContentFiles, folder: string): string[] =>
  from.namesIn(folder).filter(name => !/^[.#]|[~#]$/.test(name))

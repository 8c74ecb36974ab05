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
import { type Finding, reportTo } from './finding.ts'

/** Reports files whose names make no address, and notes those that are no words. */
export function checkNames(from: ContentFiles): Finding[] {
  const findings: Finding[] = []
  for (const { folder } of contentFolders)
    for (const name of visibleIn(from, folder)) {
      if (isWordsName(name) || isPictureName(name)) continue
      const page = name.replace(/(\.(md|markdown|txt))+$/i, '')
      const slug = slugOf(page) || 'page'
      const better = `${isTaken(slug) ? `${slug}-page` : slug}.md`
      const report = reportTo(findings, `${folder}/${name}`)
      if (name.endsWith('.md'))
        report(
          `The name of a page is its address: small letters, digits and hyphens, none that is taken. Name this file ${better}.`,
        )
      else {
        const remedy = page === name ? 'Words stand' : `Name it ${better}: words stand`
        report(
          `This is ignored. ${remedy} in files such as home.md, in no folder below.`,
          1,
          'note',
        )
      }
    }
  for (const owner of owners)
    for (const name of visibleIn(from, `${owner}/content`)) {
      const file = `${owner}/content/${name}`
      if (file === claimsFile || name.endsWith('.ts') || name in languageSettings) continue
      const message = `This is ignored. Words and pictures stand in the folders ${languages.join(' and ')}: move it into one.`
      reportTo(findings, file)(message, 1, 'note')
    }
  return findings
}

/** Returns what stands in a folder, but for hidden files and copies that some editors keep there. */
const visibleIn = (from: ContentFiles, folder: string): string[] =>
  from.namesIn(folder).filter(name => !/^[.#]|[~#]$/.test(name))

import { languageSettings, languages } from '../../../shared/content/languages.ts'
import {
  type ContentReader,
  contentFolders,
  isDevice,
  isPictureName,
  isTaken,
  isWordsName,
  owners,
  slugOf,
} from '../content-files.ts'
import { error, type FileAt, note } from '../finding.ts'
import { claimsFile } from './check-claims.ts'

/** Reports pages whose names cannot be addresses, and notes ignored files. */
export function checkNames(from: ContentReader, fileAt: FileAt): void {
  // Without the copies that some editors keep.
  const namesIn = (folder: string) =>
    from.namesIn(folder).filter(name => !isSystemFile(name) && !/^#|[~#]$/.test(name))
  const pagePathsBelow = (folder: string): string[] =>
    namesIn(folder).flatMap(name =>
      name.endsWith('.md') ? `${folder}/${name}` : pagePathsBelow(`${folder}/${name}`),
    )
  const ignore = (file: string, remedy: string) =>
    note(fileAt(file), `This file is ignored. ${remedy}`)

  for (const { folder } of contentFolders) {
    for (const name of namesIn(folder)) {
      const file = `${folder}/${name}`
      if (isPictureName(name) && isDevice(name)) {
        error(fileAt(file), 'Windows cannot have a file of this name. Rename the picture.')
      }
      if (isWordsName(name) || isPictureName(name)) {
        continue
      }
      const pagePaths = pagePathsBelow(file)
      for (const path of pagePaths) {
        const message = `A page in a folder of its own is not on the site. Move it to ${folder}.`
        error(fileAt(path), message)
      }
      if (pagePaths.length > 0) {
        continue
      }
      const stem = name.replace(/(\.(md|markdown|txt))+$/i, '')
      const slug = slugOf(stem) || 'page'
      const better = isTaken(slug) ? `${slug}-page` : slug
      const rename = stem === name ? '' : ` Name this file ${better}.md.`
      if (!name.endsWith('.md')) {
        ignore(file, `Words are in files such as home.md.${rename}`)
      } else {
        error(
          fileAt(file),
          `A page’s name is its address: use lowercase letters, digits and hyphens, and no name that is taken.${rename}`,
        )
      }
    }
  }
  for (const owner of owners) {
    for (const name of namesIn(`${owner}/content`)) {
      const file = `${owner}/content/${name}`
      const isCode = name.endsWith('.ts') || name === 'tsconfig.json'
      if (file === claimsFile || isCode || name in languageSettings) {
        continue
      }
      ignore(
        file,
        `Words and pictures are in the folders ${languages.join(' and ')}: move the file there.`,
      )
    }
  }
}

/** Is true for what a system or a program keeps in folders: hidden files, and those of Windows. */
const isSystemFile = (name: string): boolean => /^\.|^(?:thumbs\.db|desktop\.ini)$/i.test(name)

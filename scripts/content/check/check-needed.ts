import { variants } from '../../../shared/site-info/site-info.ts'
import { componentPageNames } from '../component-pages.ts'
import { error, type FileAt } from '../finding.ts'
import { labelKeys } from '../read/parse-labels.ts'
import type { ParsedFile } from '../read/parsed-file.ts'

/** Reports files and labels that the site’s components need and English lacks. */
export function checkNeeded(files: readonly ParsedFile[], fileAt: FileAt): void {
  const byPath = new Map(files.map(file => [file.file, file]))
  const shared = 'shared/content/en/labels.yaml'
  for (const variant of variants) {
    const folder = `variants/${variant}/content/en`
    const pagePaths = componentPageNames(variant).map(name => `${folder}/${name}.md`)
    for (const path of [...pagePaths, `${folder}/labels.yaml`, shared]) {
      const file = byPath.get(path)
      if (!file) {
        error(fileAt(path), 'The site needs this file. Write or restore it.')
      } else if (file.draft) {
        error(fileAt(path), 'The site needs this file. Remove "draft: true".')
      }
    }
    const labels = [byPath.get(`${folder}/labels.yaml`), byPath.get(shared)]
    if (!labels.every(file => file?.isReadable)) {
      continue
    }
    for (const key of labelKeys[`variants/${variant}`]) {
      if (!labels.some(file => file && key in file.labels)) {
        const message = `The label "${key}" is missing. Add a line "${key}: …".`
        error(fileAt(`${folder}/labels.yaml`), message)
      }
    }
  }
}

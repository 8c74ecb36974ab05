import { variants } from '../../../shared/site-info/site-info.ts'
import { componentPageNames } from '../component-pages.ts'
import type { Report } from '../finding.ts'
import { labelKeys } from '../read/parse-labels.ts'
import type { ContentFile } from '../read/read-content-files.ts'

/** Reports files and labels that the site’s components need and English lacks. */
export function checkNeeded(
  files: readonly ContentFile[],
  reportOn: (file: string) => Report,
): void {
  const byPath = new Map(files.map(file => [file.file, file]))
  const shared = 'shared/content/en/labels.yaml'
  for (const variant of variants) {
    const folder = `variants/${variant}/content/en`
    const pagePaths = componentPageNames(variant).map(name => `${folder}/${name}.md`)
    for (const path of [...pagePaths, `${folder}/labels.yaml`, shared]) {
      const file = byPath.get(path)
      if (!file) {
        reportOn(path)('The site needs this file. Write or restore it.')
      } else if (file.draft) {
        reportOn(path)('The site needs this file. Remove "draft: true".')
      }
    }
    const labels = [byPath.get(`${folder}/labels.yaml`), byPath.get(shared)]
    if (!labels.every(file => file?.isReadable)) {
      continue
    }
    for (const key of labelKeys[`variants/${variant}`]) {
      if (!labels.some(file => file && key in file.labels)) {
        reportOn(`${folder}/labels.yaml`)(`The label "${key}" is missing. Add a line "${key}: …".`)
      }
    }
  }
}

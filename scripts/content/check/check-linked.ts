import { pathOf } from '../../../shared/pages/route.ts'
import { variants } from '../../../shared/site-info/site-info.ts'
import { textPageNames } from '../component-pages.ts'
import { type FileAt, note } from '../finding.ts'
import type { PageFiles } from '../read/read-content-files.ts'
import { addressInSite } from '../rules/addresses.ts'

/**
 * Notes pages that visitors cannot find: forgotten ones, and copies that a program for synchronising
 * files has left, such as poker-macbook.md.
 */
export function checkLinked(published: PageFiles, fileAt: FileAt): void {
  for (const variant of variants) {
    const pageFiles = published[variant].en
    const linked = new Set(
      Object.values(pageFiles).flatMap(({ name, links }) =>
        links.flatMap(({ address }) => {
          const [path] = addressInSite(address)?.split(/[?#]/) ?? []
          // A page's link to itself helps nobody to find it.
          return path && path !== pathOf(name) ? path : []
        }),
      ),
    )
    for (const name of textPageNames(variant, pageFiles)) {
      const file = pageFiles[name]
      if (file?.isReadable && file.page.footer === null && !linked.has(pathOf(name))) {
        const message =
          'No page and no menu links to this page. Write a link to it, or delete it if it is a copy.'
        note(fileAt(file.file), message)
      }
    }
  }
}

import { affiliateRoutes } from '../../../variants/affiliate/route-table.ts'
import { socialRoutes } from '../../../variants/social/route-table.ts'
import { pageSource } from './page-source.ts'

const pagesOf = { affiliate: affiliateRoutes([]), social: socialRoutes([]) }

/** A page whose title claims nothing. */
export const unclaimedPage = (body: string): string => pageSource(body).replace('Best online ', '')

/** Content files with every page of both route tables in both languages, and nothing to remark. */
export function siteWords(): Record<string, string> {
  const files: Record<string, string> = {}
  for (const [variant, routes] of Object.entries(pagesOf)) {
    for (const language of ['en', 'fi']) {
      const folder = `variants/${variant}/content/${language}`
      files[`${folder}/labels.yaml`] = 'rateIt: rate it\n'
      for (const { page } of routes) {
        files[`${folder}/${page}.md`] = unclaimedPage('Text.\n')
      }
    }
  }
  return files
}

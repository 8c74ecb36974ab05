import { siteRoutes } from '../../scripts/build/site-routes.ts'
import { readWords } from '../../scripts/content/read-content.ts'

export const { words } = readWords(process.cwd())

export const routes = siteRoutes({
  affiliate: words.affiliate.en.pages,
  social: words.social.en.pages,
})

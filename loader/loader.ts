import { rankBrands } from '../shared/site-info/rank-brands.ts'
import { shuffle } from '../shared/site-info/shuffle.ts'
import { askInfoService } from './ask-info-service.ts'
import { entryPage } from './entry-page.ts'
import { handOver } from './hand-over.ts'
import { heal } from './heal.ts'
import { replaceBrokenImages } from './replace-broken-images.ts'
import { reveal } from './reveal.ts'
import { showVariant } from './show-variant.ts'

/**
 * The entry page's script, inlined as the first thing in its head, the same bytes on every page:
 * ask which variant to show, show it, and hand it over to React. One call per document, also when
 * the script is in the page twice. The page for unknown paths has nothing to show but React's.
 */
async function load(): Promise<void> {
  const answer = askInfoService()
  const now = new Date()
  const page = await entryPage()
  const { variant, stylesheet, brands } = await answer
  const rankings = { given: rankBrands(brands), shuffled: rankBrands(shuffle(brands)) }
  const { prerendered } = page
  if (prerendered) {
    const painted = showVariant(page, variant, rankings, now)
    await reveal(stylesheet)
    await painted
  }
  await handOver(page[variant], { prerendered, rankings, now }).catch(error =>
    heal(page[variant], error),
  )
  if (!prerendered) await reveal(stylesheet)
}

const { classList } = document.documentElement
if (!classList.contains('asked')) {
  classList.add('asked', 'loading')
  replaceBrokenImages()
  load()
}

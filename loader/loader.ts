import { rankBrands } from '../shared/site-info/rank-brands.ts'
import { shuffle } from '../shared/site-info/shuffle.ts'
import { addLink } from './add-link.ts'
import { askInfoService } from './ask-info-service.ts'
import { entryPage } from './entry-page.ts'
import { fetchParts, handOver } from './hand-over.ts'
import { heal } from './heal.ts'
import { loadStylesheets } from './load-stylesheets.ts'
import { nextFrame } from './next-frame.ts'
import { paintList } from './paint-list.tsx'
import { replaceBrokenImages } from './replace-broken-images.ts'
import { reveal } from './reveal.ts'
import { showVariant } from './show-variant.ts'
import { stageAffiliate } from './stage-affiliate.ts'

/** The build's address of index.css, put in the place of this name (scripts/build/bundle-loader.ts). */
declare const INDEX_CSS: string

/**
 * The entry page's script, inlined as the first thing in its head, the same bytes on every page:
 * ask which variant to show, show it, and hand it over to React. One call per document, also when
 * the script is in the page twice. The page for unknown paths has nothing to show but React's.
 */
async function load(): Promise<void> {
  const answer = askInfoService()
  // The page's own link of it comes last, when all before it is read.
  addLink({ rel: 'preload', as: 'style', href: INDEX_CSS })
  const now = new Date()
  const page = await entryPage()
  const { prerendered, affiliate } = page
  const stylesheets = loadStylesheets()
  const stage = stageAffiliate(affiliate, now)
  await Promise.race([answer, stylesheets.ready])
  document.querySelector('#root')?.after(stage)

  const { variant, stylesheet, brands } = await answer
  const rankings = { given: rankBrands(brands), shuffled: rankBrands(shuffle(brands)) }
  const order = variant === 'affiliate' ? affiliate.order : null
  const paintRest = order ? paintList(stage, rankings[order], affiliate.cards) : undefined
  showVariant(variant, stage)
  await stylesheets.choose(stylesheet)
  if (prerendered) {
    reveal()
    await nextFrame()
    performance.mark('cards-shown')
  }

  try {
    const [, parts] = await Promise.all([paintRest?.(), fetchParts(page[variant])])
    await handOver(parts, { prerendered, rankings, now })
  } catch (error) {
    heal(page[variant], error)
  }
  if (!prerendered) reveal()
}

const { classList } = document.documentElement
if (!classList.contains('asked')) {
  classList.add('asked', 'loading')
  load()
  replaceBrokenImages()
}

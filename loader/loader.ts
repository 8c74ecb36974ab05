import { rankBrands } from '../shared/site-info/rank-brands.ts'
import { shuffle } from '../shared/site-info/shuffle.ts'
import { type FoundPage, findPage } from './find-page.ts'
import { fetchParts, handOver } from './hand-over.ts'
import { heal } from './heal.ts'
import { loadStylesheets } from './load-stylesheets.ts'
import { nextFrame } from './next-frame.ts'
import { paintList } from './paint-list.tsx'
import { readSiteInfo } from './read-site-info.ts'
import { replaceBrokenImages } from './replace-broken-images.ts'
import { reveal } from './reveal.ts'
import { showVariant } from './show-variant.ts'
import { stageAffiliate } from './stage-affiliate.ts'

/**
 * The second of the loader's two scripts, inlined behind the first (ask-info-service.ts), the same
 * bytes on every page: show the variant that the info service names, and hand it over to React. The
 * page for unknown paths has nothing to show but React's.
 */
async function load(call: Promise<Response>, found: Promise<FoundPage>): Promise<void> {
  const answer = readSiteInfo(call)
  const now = new Date()
  const { page, black, index } = await found
  const { prerendered, affiliate } = page
  const stage = stageAffiliate(now)
  const chooseStylesheet = loadStylesheets(black, index)

  const { variant, stylesheet, brands } = await answer
  const rankings = { given: rankBrands(brands), shuffled: rankBrands(shuffle(brands)) }
  const order = variant === 'affiliate' ? affiliate.order : null
  const paintRest = order ? paintList(stage, rankings[order], affiliate.cards) : undefined
  showVariant(variant, stage)
  await chooseStylesheet(stylesheet)
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

const { infoCall } = window
if (infoCall) {
  window.infoCall = null
  document.documentElement.classList.add('loading')
  const found = findPage()
  load(infoCall, found)
  replaceBrokenImages(found)
}

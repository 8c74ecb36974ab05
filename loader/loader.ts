import type { EntryPageData } from '../shared/pages/entry-page-data.ts'
import { rankBrands } from '../shared/site-info/rank-brands.ts'
import { applyColours, loadStylesheet } from './apply-stylesheet.ts'
import { entryPageJson, navigationType, reveal } from './document.ts'
import { followAddress } from './follow-address.ts'
import { handOver, untilIdleOrInput } from './hand-over.ts'
import { noteEarlyEvents } from './note-early-events.ts'
import { paintList } from './paint-list.tsx'
import { readSiteInfo } from './read-site-info.ts'
import { showAffiliate } from './show-affiliate.ts'
import { recover, within } from './site-files.ts'

/**
 * Shows the variant that the info service selects, then hydrates it. This is the second of the
 * loader's two scripts, inlined at the end of every page. On the page for unknown paths only React
 * renders.
 */
async function load(call: Promise<unknown>): Promise<void> {
  const answer = readSiteInfo(call)
  noteEarlyEvents()
  followAddress()
  const now = new Date()
  const data: EntryPageData = JSON.parse(entryPageJson)
  const { prerendered, affiliate } = data
  // A browser that returns to this page restores the scroll position, but not beyond the page's
  // end. The page stays high until the list is drawn, because WebKit lays it out without its cards
  // first.
  const returns = navigationType !== 'navigate'
  if (returns) {
    document.body.style.minBlockSize = '999999px'
  }
  // Cards that are added later, or whose height differs from the estimate, would move the restored
  // position or the hash's target.
  const isWhole = returns || Boolean(location.hash)
  document.documentElement.classList.toggle('whole', isWhole)
  document.documentElement.classList.add('waits-for-stylesheet')

  const { variant, stylesheet, brands } = await answer
  const rankings = rankBrands(brands)
  let paintRest = async () => {}
  // Tests and tools read it.
  document.documentElement.dataset.variant = variant
  if (variant === 'affiliate') {
    showAffiliate(now)
    if (affiliate.order && brands.length) {
      paintRest = paintList(rankings[affiliate.order], affiliate.cardContent, isWhole)
    }
  }
  applyColours(stylesheet)
  // The first screen of a page that opens further down has rules that only the stylesheet contains.
  const early = isWhole ? loadStylesheet(stylesheet) : null
  if (early) {
    await early
  }
  if (prerendered) {
    await reveal()
    performance.mark('cards-shown')
    if (variant === 'affiliate') {
      // Setting the title earlier would delay the first frame of the cards.
      document.title = affiliate.title
    }
  }

  const painted = paintRest().then(() => performance.mark('all-cards-shown'))
  // React shows other pages, which need all rules.
  const ready = painted.then(() => early ?? loadStylesheet(stylesheet))
  if (prerendered) {
    await untilIdleOrInput(painted)
  }
  const hydration = handOver(data[variant], ready, { prerendered, rankings, now })
  // Files that are only slow hydrate the page later.
  await within(20_000, hydration).catch(recover)
  if (!prerendered) {
    reveal()
  }
}

const { infoCall } = window
if (infoCall) {
  window.infoCall = null
  load(infoCall).catch(error => {
    recover(error)
    applyColours('index.css')
    loadStylesheet('index.css')
    reveal()
  })
}

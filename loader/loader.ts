import type { EntryPage } from '../shared/pages/entry-page.ts'
import { rankBrands, shuffle } from '../shared/site-info/rank-brands.ts'
import { handOver, needed } from './hand-over.ts'
import { complain, heal, navigationType } from './heal.ts'
import { nextFrame } from './next-frame.ts'
import { paintList } from './paint-list.tsx'
import { readSiteInfo } from './read-site-info.ts'
import { reveal } from './reveal.ts'
import { showAffiliate } from './show-affiliate.ts'
import { applyStylesheet, loaded, parsed } from './stylesheets.ts'

/**
 * Shows the variant that the info service names, and hands it over to React. This is the second of
 * the loader's two scripts, inlined behind the first (ask-info-service.ts), the same bytes on every
 * page. On the page for unknown paths only React has something to show.
 */
async function load(call: Promise<Response>): Promise<void> {
  const answer = readSiteInfo(call)
  const now = new Date()
  await parsed()
  const page: EntryPage = JSON.parse(document.querySelector('script#entry-page')?.textContent ?? '')
  const { prerendered, affiliate } = page
  const [black, index, rules] = [loaded(0), loaded(1), loaded(2)]

  const { variant, stylesheet, brands } = await answer
  const rankings = { given: rankBrands(brands), shuffled: rankBrands(shuffle(brands)) }
  if (variant === 'affiliate') showAffiliate(now)
  const order = variant === 'affiliate' && affiliate.order
  const paintRest = order ? paintList(rankings[order], affiliate.cards) : async () => {}
  // All cards come first if the browser scrolls to a hash or returns to the place that was left: later
  // ones would push that place down. WebKit lays a list out without its cards first, so the page stays
  // deep (loader/spinner.css) until it is drawn.
  const { style } = document.body
  if (prerendered && (location.hash || navigationType() !== 'navigate')) {
    await paintRest()
    style.minBlockSize = '999999px'
  }
  await rules
  await (stylesheet === 'index.css' ? index : black)
  applyStylesheet(stylesheet)
  if (prerendered) {
    reveal()
    await nextFrame()
    style.minBlockSize = ''
    performance.mark('cards-shown')
  }

  const shown = paintRest().then(() => performance.mark('all-cards-shown'))
  if (prerendered) await needed(shown)
  try {
    await handOver(page[variant], shown, { prerendered, rankings, now })
  } catch (error) {
    heal(page[variant], error)
  }
  if (!prerendered) reveal()
}

const { infoCall } = window
if (infoCall) {
  window.infoCall = null
  document.documentElement.className = 'loading'
  load(infoCall).catch(error => {
    complain(error)
    reveal()
  })
}

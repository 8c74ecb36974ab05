import { rankBrands, shuffle } from '../shared/site-info/rank-brands.ts'
import { type FoundPage, findPage } from './find-page.ts'
import { fetchParts, handOver, keepSubmit } from './hand-over.ts'
import { complain, heal } from './heal.ts'
import { loadStylesheets } from './load-stylesheets.ts'
import { navigationType } from './navigation-type.ts'
import { nextFrame } from './next-frame.ts'
import { paintList } from './paint-list.tsx'
import { readSiteInfo } from './read-site-info.ts'
import { replaceBrokenImages } from './replace-broken-images.ts'
import { reveal } from './reveal.ts'
import { showVariant } from './show-variant.ts'
import { stageAffiliate } from './stage-affiliate.ts'

/**
 * Shows the variant that the info service names, and hands it over to React. This is the second of
 * the loader's two scripts, inlined behind the first (ask-info-service.ts), the same bytes on every
 * page. On the page for unknown paths only React has something to show.
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

  const sendAgain = keepSubmit()
  try {
    const painted = Promise.resolve(paintRest?.()).then(() => classList.remove('returning'))
    const [parts] = await Promise.all([fetchParts(page[variant]), painted])
    await handOver(parts, { prerendered, rankings, now })
    sendAgain()
  } catch (error) {
    heal(page[variant], error)
  }
  if (!prerendered) reveal()
}

const { classList } = document.documentElement
const { infoCall } = window
if (infoCall) {
  window.infoCall = null
  classList.add('loading')
  // Deep enough for the place that the visitor left, until the last card is there.
  if (navigationType() !== 'navigate') classList.add('returning')
  const found = findPage()
  load(infoCall, found).catch(error => {
    complain(error)
    classList.remove('returning')
    reveal()
  })
  replaceBrokenImages(found)
}

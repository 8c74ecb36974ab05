import { showPanel } from './panel.js'

/**
 * Wraps what the loader calls to hand a page over to React: whenever the preview has news, the page
 * on screen gets the newest words, in its place, with the same brands in the same order.
 */
export const live = (variant, hydrate) => async arrival => {
  let { root } = arrival
  let hydrated = await hydrate(arrival)
  let shown = JSON.parse(document.getElementById('entry-page').textContent)[variant]

  const update = async () => {
    const address = location.href
    const page = await pageAt(address)
    if (!page) return
    const next = page[variant]
    if (next.content === shown.content && next.body === shown.body) return
    const [content, body] = await Promise.all([readJson(next.content), readJson(next.body)])
    const newRoot = document.createElement('div')
    newRoot.id = 'root'
    // Made beside the old page and put in its place when it is whole, so that nothing flickers. The
    // first title is taken away by a page that is not hydrated; the old one is not to be it.
    document.head.prepend(document.createElement('title'))
    const made = await hydrate({ ...arrival, root: newRoot, prerendered: false, content, body })
    await hydrated.settled()
    if (location.href !== address) {
      // A link was followed meanwhile: what was made is of the page before it.
      made.leave()
      return update()
    }
    const { scrollX, scrollY } = window
    root.replaceWith(newRoot)
    hydrated.leave()
    scrollTo({ left: scrollX, top: scrollY, behavior: 'instant' })
    hydrated = made
    root = newRoot
    shown = next
  }

  let updating = Promise.resolve()
  new EventSource('/preview/news').onmessage = ({ data }) => {
    const news = JSON.parse(data)
    if (news.reload) location.reload()
    showPanel(news, variant)
    updating = updating.then(update).catch(error => console.warn('preview:', error))
  }
  return hydrated
}

/** What the page at an address is made of, or null where there is no page (any more). */
async function pageAt(address) {
  const response = await fetch(address, { cache: 'no-store' })
  const html = await response.text()
  const [, block] =
    /<script type="application\/json" id="entry-page">(.*?)<\/script>/s.exec(html) ?? []
  return block ? JSON.parse(block) : null
}

const readJson = async address => address && (await fetch(address)).json()

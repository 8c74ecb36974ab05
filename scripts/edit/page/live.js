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

/** Shows what an editor has to know about the page on screen, below it; nothing when there is nothing. */
function showPanel({ problems, drafts }, variant) {
  document.getElementById('preview-panel')?.remove()
  const path = location.pathname.replace(/(.)\/+$/, '$1')
  const draft = drafts.find(each => each.address === path && each.variant === variant)
  if (!draft && problems.length === 0) return
  addStyle()
  const panel = document.createElement('aside')
  panel.id = 'preview-panel'
  panel.setAttribute('role', 'status')
  if (problems.length > 0) {
    panel.append(
      element('strong', 'The last good text is shown. Please put right:'),
      element('ul', ...problems.map(problem => element('li', problem))),
    )
  }
  if (draft) {
    panel.append(
      element(
        'p',
        `Draft: this page is not published. Remove "draft: true" from ${draft.file} to publish it.`,
      ),
    )
  }
  document.body.append(panel)
}

function element(name, ...children) {
  const made = document.createElement(name)
  made.append(...children)
  return made
}

function addStyle() {
  if (document.querySelector('link[href="/preview/panel.css"]')) return
  const link = document.createElement('link')
  link.rel = 'stylesheet'
  link.href = '/preview/panel.css'
  document.head.append(link)
}

import { startEditing } from './edit.js'

/**
 * Wraps what the loader calls to hand a page over to React: whenever the preview has news, the page
 * on screen gets the newest words, in its place, with the same brands in the same order.
 */
export const live = (variant, hydrate) => async arrival => {
  let root = document.querySelector('#root') ?? document.body
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
    const focus = keepState(root, newRoot)
    root.replaceWith(newRoot)
    focus()
    hydrated.leave()
    scrollTo({ left: scrollX, top: scrollY, behavior: 'instant' })
    hydrated = made
    root = newRoot
    shown = next
  }

  let editor
  let updating = Promise.resolve()
  new EventSource('/preview/news').onmessage = ({ data }) => {
    const news = JSON.parse(data)
    if (news.reload) location.reload()
    if (news.token) {
      editor ??= startEditing(variant)
      frame().prepend(editor.bar)
    }
    showPanel(news, variant)
    updating = updating
      .then(update)
      .then(() => editor?.update(news))
      .catch(error => console.warn('preview:', error))
  }
  return hydrated
}

/** Returns what the page at an address is made of, or null where there is no page (any more). */
async function pageAt(address) {
  const response = await fetch(address, { cache: 'no-store' })
  const html = await response.text()
  const [, block] =
    /<script type="application\/json" id="entry-page">(.*?)<\/script>/s.exec(html) ?? []
  return block ? JSON.parse(block) : null
}

const readJson = async address => address && (await fetch(address)).json()

/**
 * Shows what an editor has to know about the page on screen, at its foot. The panel stays where it
 * is, so that screen readers tell what is new in it, and is folded as the editor left it.
 */
function showPanel({ errors, notes, kept, pages }, variant) {
  const path = location.pathname.replace(/(.)\/+$/, '$1')
  const page = pages.find(each => each.address === path && each.variant === variant)
  const own = notes.filter(({ file }) => page?.files.includes(file))
  const old = document.getElementById('preview-panel')
  if (errors.length === 0 && own.length === 0 && !page?.draft) return old?.remove()
  const panel = old ?? element('div')
  panel.id = 'preview-panel'
  panel.setAttribute('role', 'status')
  const parts = [
    page?.draft && 'Draft',
    errors.length > 0 && `Fix this: ${count(errors.length, 'mistake')}`,
    own.length > 0 && count(own.length, 'note'),
  ]
  const details = element(
    'details',
    element('summary', parts.filter(Boolean).join(', ')),
    ...(page?.draft
      ? [
          element(
            'p',
            `This page is not published. Remove "draft: true" from ${page.files[0]} to publish it.`,
          ),
        ]
      : []),
    list(errors),
    ...(kept ? [element('p', 'Until then the last good text is shown.')] : []),
    list(own.map(({ file, line, message }) => `${file}:${line}  ${message}`)),
  )
  details.open = sessionStorage.getItem('preview-folded') === null
  details.addEventListener('toggle', () => {
    if (details.open) sessionStorage.removeItem('preview-folded')
    else sessionStorage.setItem('preview-folded', '')
  })
  panel.replaceChildren(details)
  if (!old) frame().append(panel)
}

const count = (number, name) => `${number} ${name}${number === 1 ? '' : 's'}`

const list = texts => element('ul', ...texts.map(text => element('li', text)))

function element(name, ...children) {
  const made = document.createElement(name)
  made.append(...children)
  return made
}

/** Returns what the preview adds at the foot of the page. */
function frame() {
  const old = document.getElementById('preview')
  if (old) return old
  const link = Object.assign(element('link'), { rel: 'stylesheet', href: '/preview/panel.css' })
  document.head.append(link)
  const made = element('aside')
  made.id = 'preview'
  made.setAttribute('aria-label', 'Preview')
  document.body.append(made)
  return made
}

/** Opens the questions of a new page that are open on the old one, and keeps the focus. */
function keepState(old, made) {
  const partsOf = (root, selector) => [...root.querySelectorAll(selector)]
  const opened = partsOf(made, 'details')
  partsOf(old, 'details').forEach((details, index) => {
    if (opened[index]) opened[index].open = details.open
  })
  const fields = 'a, button, input, textarea, summary'
  const focused = partsOf(old, fields).indexOf(document.activeElement)
  return () => {
    const field = focused < 0 ? undefined : partsOf(made, fields)[focused]
    field?.focus({ preventScroll: true })
  }
}

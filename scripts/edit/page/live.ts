/// <reference types="vite/client" />
import type { Arrival, HydratedPage, VariantClient } from '../../../shared/entry-page/arrival.ts'
import type { EntryPage } from '../../../shared/entry-page/entry-page.ts'
import { type Variant, variants } from '../../../shared/site-info/site-info.ts'
import { markTexts } from './mark-texts.ts'
import type { News } from './news.ts'

// React's hot replacement has to be there before the first component is.
const refresh = `${location.origin}/@react-refresh`
const { injectIntoGlobalHook } = await import(/* @vite-ignore */ refresh)
injectIntoGlobalHook(window)
Object.assign(window, { $RefreshReg$: () => {}, $RefreshSig$: () => (type: unknown) => type })

const asked = new URL(import.meta.url).searchParams.get('variant')
const variant: Variant = variants.find(each => each === asked) ?? 'affiliate'
const client: VariantClient<unknown> = await (variant === 'affiliate'
  ? import('../../../variants/affiliate/+client.ts')
  : import('../../../variants/social/+client.ts'))
const { showPanel } = await import('./panel.tsx')

/**
 * Takes the page over as the variant's own module does. Whenever something is saved, the page on
 * screen gets the newest words, in its place, with the same brands in the same order.
 */
export async function hydrate(arrival: Arrival<unknown>): Promise<HydratedPage> {
  let root = document.querySelector('#root') ?? document.body
  let hydrated = await client.hydrate(arrival)
  markTexts(false)
  let shown = pageIn(document)[variant]

  async function update(): Promise<void> {
    const address = location.href
    const html = await (await fetch(address, { cache: 'no-store' })).text()
    const page = new DOMParser().parseFromString(html, 'text/html')
    // There is no such page, or not any more.
    if (!page.getElementById('entry-page')) return
    const next = pageIn(page)[variant]
    if (next.content === shown.content && next.body === shown.body) return
    const [content, body] = await Promise.all([readJson(next.content), readJson(next.body)])
    // The next save's news comes.
    if (content === undefined || body === undefined) return
    const newRoot = document.createElement('div')
    newRoot.id = 'root'
    // Made beside the old page and put in its place when it is whole, so that nothing flickers. The
    // first title is taken away by a page that is not hydrated; the old one is not to be it.
    document.head.prepend(document.createElement('title'))
    const made = await client.hydrate({
      ...arrival,
      root: newRoot,
      prerendered: false,
      content,
      body,
    })
    // Between press and release a click would be lost with what is pressed.
    while (root.matches(':active')) await new Promise(requestAnimationFrame)
    await hydrated.settled()
    if (location.href !== address) {
      // A link was followed meanwhile: what was made is of the page before it.
      made.leave()
      return update()
    }
    const { scrollX, scrollY } = window
    const focus = keepState(root, newRoot)
    root.replaceWith(newRoot)
    markTexts(document.documentElement.classList.contains('preview-editing'))
    focus()
    hydrated.leave()
    scrollTo({ left: scrollX, top: scrollY, behavior: 'instant' })
    hydrated = made
    root = newRoot
    shown = next
  }

  let updating = Promise.resolve()
  import.meta.hot?.on('preview:news', (news: News) => {
    showPanel(news)
    updating = updating.then(update).catch(error => console.warn('preview:', error))
  })
  import.meta.hot?.send('preview:open')
  return hydrated
}

const pageIn = (page: Document): EntryPage =>
  JSON.parse(page.getElementById('entry-page')?.textContent ?? '')

/** Reads what the preview has made, undefined where the next save is just taking it away. */
const readJson = async (address: string | null): Promise<unknown> =>
  address &&
  fetch(address)
    .then(answer => (answer.ok ? answer.json() : undefined))
    .catch(() => undefined)

/** Opens the questions of a new page that are open on the old one, and keeps the focus. */
function keepState(old: Element, made: Element): () => void {
  const opened = made.querySelectorAll('details')
  old.querySelectorAll('details').forEach((details, index) => {
    const same = opened[index]
    if (same) same.open = details.open
  })
  const fieldsOf = (root: Element) => [
    ...root.querySelectorAll<HTMLElement>('a, button, input, textarea, summary, [tabindex]'),
  ]
  const focused = fieldsOf(old).findIndex(field => field.matches(':focus'))
  return () => fieldsOf(made)[focused]?.focus({ preventScroll: true })
}

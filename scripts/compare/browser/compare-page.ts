import { languageOf, marketPath, publicPath } from '../../../shared/routes/market-path.ts'
import { create, findingsOf } from './findings-panel.ts'
import type { PageFacts } from './read-facts.ts'
import type { KnownSite } from './rules.ts'

/** The last report, as tests/scenes/summary-reporter.ts writes it: each cause with its scenes. */
type Report = { at: string; lookedAt: number; causes: { names: string[] }[] }

const load = async (name: string) => (await fetch(name)).json()
const site: KnownSite = await load('site.json')
const report: Report | null = await load('report.json')

// All that is chosen is in the form, and the form’s query is the address of what is shown.
const form = one('form', HTMLFormElement)
const chooser = (name: string) => one(`[name=${name}]`, HTMLSelectElement)
const [path, rightPath] = [chooser('path'), chooser('rightPath')]
const areTogether = () => chooser('sides').value === 'together'
const keyList = one('#keys', HTMLElement)

type Side = {
  name: string
  frame: HTMLIFrameElement
  /** Where the frame is, or is on its way to. */
  path: string
  query: string
  facts?: PageFacts | undefined
  /** Where the other side has scrolled it to. */
  driven: number
}

const newSide = (name: string): Side => {
  const frame = one(`iframe[title=${name}]`, HTMLIFrameElement)
  return { name, frame, path: '', query: '', driven: -9 }
}
const [left, right] = [newSide('left'), newSide('right')]

const keys: Record<string, [says: string, does: () => void]> = {
  n: ['Next page', () => step(path)],
  p: ['Previous page', () => step(path, -1)],
  f: ['Next page with findings in the last report', () => step(path, 1, '.bad')],
  l: ['Other language', () => choose(path, otherLanguage(path.value))],
  t: ['Scroll and follow links on both sides, or on one', () => step(chooser('sides'))],
  w: ['Next width', () => step(chooser('width'))],
  s: ['Next stylesheet', () => step(chooser('theme'))],
  c: ['Fixed clock and shuffle, or real ones', () => step(chooser('clock'))],
  '?': ['These keys', () => keyList.togglePopover()],
}

fillForm()
form.addEventListener('change', ({ target }) => {
  if (target === path || areTogether()) rightPath.value = ''
  show()
})
addEventListener('keydown', pressKey)
for (const side of [left, right]) side.frame.addEventListener('load', () => arrive(side))
show()

/** Fills the form with what can be chosen, and chooses what the address says. */
function fillForm(): void {
  for (const [value, title] of Object.entries(site.scenarios))
    for (const side of [left, right])
      chooser(side.name).add(create('option', { value, title, text: value }))
  chooser('right').value = 'social'
  const addresses = Object.keys(site.pages)
  for (const market of new Set(addresses.map(each => marketPath(each).segment))) {
    const pages = addresses.filter(each => marketPath(each).segment === market)
    const label = market ? `market ${market}` : 'no market'
    path.append(create('optgroup', { label }, ...pages.map(pageOption)))
  }
  path.value = '/'
  for (const each of ['', ...addresses]) rightPath.add(new Option(each))
  for (const [name, value] of new URLSearchParams(location.search)) {
    const asked = form.elements.namedItem(name)
    if (!(asked instanceof HTMLSelectElement)) continue
    if ([...asked.options].some(option => option.value === value)) asked.value = value
  }
  one('nav p', HTMLElement).textContent = report
    ? `Findings on ${report.at.slice(0, 10)}: ${report.lookedAt} looked at`
    : 'There is no report yet.'
  for (const [key, [says]] of Object.entries(keys))
    keyList.append(create('p', {}, create('kbd', {}, key), ` ${says}`))
}

/** Returns a page to choose, with the number of its findings in the last report. */
function pageOption(value: string): HTMLOptionElement {
  const isOn = (name: string) => name.startsWith(`${value} `)
  const count = report?.causes.filter(({ names }) => names.some(isOn)).length
  const text = count ? `${value} (${count})` : value
  return create('option', { value, text, className: count ? 'bad' : '' })
}

/** Writes the address of what is chosen, and brings both frames there. */
function show(): void {
  const chosen = [...new FormData(form)].map(([name, value]) => [name, `${value}`])
  history.replaceState(null, '', `?${new URLSearchParams(chosen)}`)
  for (const side of [left, right]) {
    const scenario = [chooser(side.name).value, chooser('theme').value].filter(Boolean).join('.')
    const fixed = chooser('clock').value === 'fixed' ? '&fixed' : ''
    const query = `?secretkey=${scenario}${fixed}`
    const wanted = (side === right && rightPath.value) || path.value
    side.frame.width = chooser('width').value
    if (side.path === wanted && side.query === query) continue
    Object.assign(side, { path: wanted, query })
    side.frame.contentWindow?.location.replace(wanted + query)
  }
}

/** The documents that have been taken in. */
const taken = new WeakSet<Document>()

/** Takes a document in. One that a link has led to lacks the query, and is loaded again with it. */
function arrive(side: Side): void {
  const { contentWindow: view } = side.frame
  if (!view || view.location.protocol === 'about:') return
  follow(side, view)
  if (!view.location.search) {
    view.location.replace(side.path + side.query)
    return
  }
  // A frame that has been led on can tell of the next document's arrival twice.
  if (taken.has(view.document)) return
  taken.add(view.document)
  view.navigation.addEventListener('currententrychange', () => follow(side, view))
  view.addEventListener('keydown', pressKey)
  view.addEventListener('scroll', () => scrollOther(side, view), { passive: true })
  side.driven = -9
  keepReading(side, view, view.document)
}

/** Chooses the page that a link inside a frame has led to. */
function follow(side: Side, { location }: Window): void {
  // As the route tables write it: no slash at its end.
  const now = location.pathname.replace(/(.)\/+$/, '$1')
  if (now === side.path) return
  side.path = now
  if (!areTogether()) rightPath.value = side === right ? now : rightPath.value || path.value
  if (areTogether() || side === left) path.value = now
  show()
}

/** Scrolls the other frame by proportion: where one is a third down its page, so is the other. */
function scrollOther(side: Side, view: Window): void {
  const other = side === left ? right : left
  const { contentWindow: otherView } = other.frame
  // A place that a side has been scrolled to by the other one is not passed back.
  if (!otherView || !areTogether() || Math.abs(side.driven - view.scrollY) < 2) return
  side.driven = -9
  other.driven = Math.round((view.scrollY / (room(view) || 1)) * room(otherView))
  otherView.scrollTo({ top: other.driven, behavior: 'instant' })
}

/** How far a document can scroll. One that gives way to the next page has no element any more. */
const room = ({ document, innerHeight }: Window): number =>
  Math.max(0, (document.scrollingElement?.scrollHeight ?? 0) - innerHeight)

/** Reads what a document says, and reads it again when it has come to rest after a change. */
function keepReading(side: Side, view: Window, document: Document): void {
  let timer = 0
  const read = async () => {
    const facts = await view.probe?.facts()
    if (view.document === document) showFacts(side, facts)
  }
  new MutationObserver(() => {
    clearTimeout(timer)
    timer = setTimeout(read, 300)
  }).observe(document, { childList: true, subtree: true, characterData: true })
  showFacts(side, undefined)
  read()
}

function showFacts(side: Side, facts: PageFacts | undefined): void {
  side.facts = facts
  const variant = create('strong', {}, facts?.variant ?? 'loading')
  const answer = site.scenarios[chooser(side.name).value]
  side.frame.previousElementSibling?.replaceChildren(variant, ` ${answer}`)
  const findings =
    left.facts && right.facts ? findingsOf(left.facts, right.facts, site) : ['Reading both sides …']
  one('aside', HTMLElement).replaceChildren(...findings)
}

/** Hears a key on this page and inside the frames, but not where somebody writes. */
function pressKey(event: KeyboardEvent): void {
  // By name: an element of a frame is no instance of this window’s classes.
  const isWritten = /^(INPUT|TEXTAREA)$/.test(`${Object(event.target).tagName}`)
  if (isWritten || event.ctrlKey || event.metaKey || event.altKey) return
  if (!Object.hasOwn(keys, event.key)) return
  // A list to choose from would take the key for the beginning of an entry.
  event.preventDefault()
  keys[event.key]?.[1]()
}

/** Chooses the next option of those that match, and the first after the last. */
function step(from: HTMLSelectElement, by = 1, selector = 'option'): void {
  const options = [...from.options].filter(each => each.selected || each.matches(selector))
  const at = options.findIndex(({ selected }) => selected)
  choose(from, options.at((at + by) % options.length)?.value ?? '')
}

function choose(from: HTMLSelectElement, value: string): void {
  from.value = value
  from.dispatchEvent(new Event('change', { bubbles: true }))
}

/** Returns the same page in the other language. */
function otherLanguage(address: string): string {
  const at = marketPath(address)
  return publicPath(languageOf(at.segment) === 'fi' ? '' : 'fi', at.path)
}

function one<Kind extends Element>(selector: string, kind: new () => Kind): Kind {
  const found = document.querySelector(selector)
  if (!(found instanceof kind)) throw new Error(`The page has no ${selector}.`)
  return found
}

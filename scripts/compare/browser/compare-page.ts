import { languageOf, marketPath, publicPath } from '../../../shared/pages/market-path.ts'
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
const areTogether = () => chooser('sides').value === 'together'

const newSide = (name: string, page: string) => ({
  frame: one(`iframe[title=${name}]`, HTMLIFrameElement),
  scenario: chooser(name),
  page: chooser(page),
  /** Where the frame is, or is on its way to. */
  address: '',
})
type Side = ReturnType<typeof newSide>
const sides = [newSide('left', 'path'), newSide('right', 'rightPath')] as const
const [left, right] = sides

/** The documents that have been taken in, and what they say once they have been read. */
const taken = new WeakMap<Document, PageFacts | undefined>()

const keyList = one('#keys', HTMLElement)
const keys: Record<string, [says: string, does: () => void]> = {
  n: ['Next page', () => step(left.page)],
  p: ['Previous page', () => step(left.page, -1)],
  f: ['Next page with findings in the last report', () => step(left.page, 1, '.bad')],
  l: ['Other language', () => choose(left.page, otherLanguage(left.page.value))],
  t: ['Scroll and follow links on both sides, or on one', () => step(chooser('sides'))],
  w: ['Next width', () => step(chooser('width'))],
  s: ['Next stylesheet', () => step(chooser('theme'))],
  '?': ['These keys', () => keyList.togglePopover()],
}

fillForm()
form.addEventListener('change', ({ target }) => {
  if (target === left.page || areTogether()) right.page.value = left.page.value
  show()
})
addEventListener('keydown', pressKey)
for (const side of sides) side.frame.addEventListener('load', () => arrive(side))
show()

/** Fills the form with what can be chosen, and chooses what the address says. */
function fillForm(): void {
  for (const { scenario, page } of sides) {
    for (const [value, title] of Object.entries(site.scenarios))
      scenario.add(create('option', { value, title, text: value }))
    for (const address of Object.keys(site.pages)) page.add(pageOption(address))
    page.value = '/'
  }
  const given = Object.fromEntries(new URLSearchParams(location.search))
  const asked = { right: 'social', rightPath: given.path ?? '/', ...given }
  for (const [name, value] of Object.entries(asked)) {
    const options = form.querySelectorAll<HTMLOptionElement>(`[name="${CSS.escape(name)}"] option`)
    for (const option of options) if (option.value === value) option.selected = true
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
  for (const side of sides) {
    const scenario = [side.scenario.value, chooser('theme').value].filter(Boolean).join('.')
    const address = `${side.page.value}?secretkey=${scenario}&fixed`
    side.frame.width = chooser('width').value
    if (side.address === address) continue
    side.address = address
    side.frame.contentWindow?.location.replace(address)
  }
}

/** Takes a document in. One that a link has led to lacks the query, and is loaded again with it. */
function arrive(side: Side): void {
  const { contentWindow: view } = side.frame
  if (!view || view.location.protocol === 'about:') return
  follow(side, view)
  if (!view.location.search) view.location.replace(side.address)
  // A frame that has been led on can tell of the next document's arrival twice.
  if (!view.location.search || taken.has(view.document)) return
  taken.set(view.document, undefined)
  view.navigation.addEventListener('currententrychange', () => follow(side, view))
  view.addEventListener('keydown', pressKey)
  view.addEventListener('scroll', () => scrollOther(side, view), { passive: true })
  keepReading(view, view.document)
}

/** Chooses the page that a link inside a frame has led to. */
function follow(side: Side, { location }: Window): void {
  const [path = '', query] = side.address.split('?')
  // As the route tables write it: no slash at its end.
  const now = location.pathname.replace(/(.)\/+$/, '$1')
  if (now === path) return
  side.address = `${now}?${query}`
  for (const { page } of areTogether() ? sides : [side]) page.value = now
  show()
}

/** The frame that the other one has scrolled. */
let driven: Window | null = null

/** Scrolls the other frame by proportion: where one is a third down its page, so is the other. */
function scrollOther(side: Side, view: Window): void {
  const { contentWindow: other } = (side === left ? right : left).frame
  // A place that a side has been scrolled to by the other one is not passed back.
  const isPassedOn = areTogether() && driven !== view
  driven = null
  if (!other || !isPassedOn) return
  const top = Math.round((view.scrollY / (room(view) || 1)) * room(other))
  if (top !== Math.round(other.scrollY)) driven = other
  other.scrollTo({ top, behavior: 'instant' })
}

/** How far a document can scroll. One that gives way to the next page has no element any more. */
const room = ({ document, innerHeight }: Window): number =>
  Math.max(0, (document.scrollingElement?.scrollHeight ?? 0) - innerHeight)

/** Reads what a document says, and reads it again when it has come to rest after a change. */
function keepReading(view: Window, document: Document): void {
  let timer = 0
  const read = async () => {
    taken.set(document, await view.probe?.facts())
    showFacts()
  }
  new MutationObserver(() => {
    clearTimeout(timer)
    timer = setTimeout(read, 300)
  }).observe(document, { childList: true, subtree: true, characterData: true })
  showFacts()
  read()
}

/** Shows the variant of each side, and what is found on both. */
function showFacts(): void {
  const [first, second] = sides.map(({ frame }) => {
    const facts = frame.contentDocument ? taken.get(frame.contentDocument) : undefined
    frame.previousElementSibling?.replaceChildren(facts?.variant ?? 'loading')
    return facts
  })
  const findings = first && second ? findingsOf(first, second, site) : ['Reading both sides …']
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

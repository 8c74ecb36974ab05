import { languageOf, marketPath, publicPath } from '../../../shared/pages/market-path.ts'
import { create, findingsOf } from './findings-table.ts'
import type { PageFacts } from './read-facts.ts'
import type { Expectations } from './rules.ts'

/** The last report, as summary.json has it: each cause with the names of its scenes. */
type Report = { at: string; causes: { names: string[] }[] }

const load = async (name: string) => (await fetch(name)).json()
const expected: Expectations = await load('expectations.json')
const report: Report | null = await load('/@report/summary.json').catch(() => null)

// All that is chosen is in the form, and the form’s query is the address of what is shown.
const form = one('form', HTMLFormElement)
const main = one('main', HTMLElement)
const chooser = (name: string) => one(`[name=${name}]`, HTMLSelectElement)
const areTogether = () => chooser('sides').value === 'together'
const keyList = one('#keys', HTMLElement)

const newSide = (name: string, page: string) => ({
  frame: one(`iframe[title=${name}]`, HTMLIFrameElement),
  scenario: chooser(name),
  page: chooser(page),
})
const left = newSide('left', 'path')
const right = newSide('right', 'rightPath')
const sides = [left, right]
const facts = new Map<Window, PageFacts>()

const keys: Record<string, [says: string, does: () => void]> = {
  n: ['Next page', () => step(left.page)],
  p: ['Previous page', () => step(left.page, -1)],
  f: ['Next page with issues in the last report', () => step(left.page, 1, '.bad')],
  l: ['Other language', () => choose(left.page, otherLanguage(left.page.value))],
  t: ['Scroll and follow links on both sides, or on one', () => step(chooser('sides'))],
  w: ['Next width', () => step(chooser('width'))],
  s: ['Next stylesheet', () => step(chooser('theme'))],
  z: ['Full size, or both pages whole', () => fitFrames(main.classList.toggle('full'))],
  '?': ['These keys', () => keyList.togglePopover()],
}

fillForm()
right.page.labels[0]?.toggleAttribute('hidden', areTogether())
form.addEventListener('change', () => form.requestSubmit())
left.page.addEventListener('change', () => choose(right.page, left.page.value))
addEventListener('keydown', pressKey)
new ResizeObserver(() => fitFrames(main.classList.contains('full'))).observe(main)
for (const { frame, scenario, page } of sides) {
  const answer = [scenario.value, chooser('theme').value].filter(Boolean).join('.')
  frame.src = `${page.value}?secretkey=${answer}&fixed`
  frame.addEventListener('load', () => frame.contentWindow && arrive(frame.contentWindow))
}

/** Fills the form with what can be chosen, and chooses what the address says. */
function fillForm(): void {
  for (const { scenario, page } of sides) {
    for (const [value, title] of Object.entries(expected.scenarios))
      scenario.add(create('option', { value, title, text: value }))
    for (const address of Object.keys(expected.pages)) page.add(pageOption(address))
  }
  const given = Object.fromEntries(new URLSearchParams(location.search))
  const path = given.path ?? '/'
  for (const [name, value] of Object.entries({
    right: 'social',
    rightPath: path,
    path,
    ...given,
  })) {
    const options = form.querySelectorAll<HTMLOptionElement>(`[name="${CSS.escape(name)}"] option`)
    for (const option of options) if (option.value === value) option.selected = true
  }
  const link = one('#report', HTMLAnchorElement)
  link.hidden = !report
  link.textContent = `Report of ${report?.at.slice(0, 10)}: ${report?.causes.length} issues`
  for (const [key, [says]] of Object.entries(keys))
    keyList.append(create('p', {}, create('kbd', {}, key), ` ${says}`))
}

/** Returns a page to choose, with the number of its issues in the last report. */
function pageOption(value: string): HTMLOptionElement {
  const isOn = (name: string) => name.startsWith(`${value} `)
  const count = report?.causes.filter(({ names }) => names.some(isOn)).length
  const text = count ? `${value} (${count})` : value
  return create('option', { value, text, className: count ? 'bad' : '' })
}

/** Scales the frames so that both are seen whole, or shows them in full size. */
function fitFrames(isFull: boolean): void {
  const width = Number(chooser('width').value)
  const scale = isFull ? 1 : Math.min(1, (main.clientWidth - 12) / 2 / width)
  main.style.setProperty('--width', `${width}px`)
  main.style.setProperty('--scale', `${scale}`)
}

/** Reads a document that has arrived, and goes along if one that a link leads to comes next. */
function arrive(view: Window): void {
  const side = view === left.frame.contentWindow ? left : right
  const follow = () => {
    // As the route tables write it: no slash at its end.
    const path = view.location.pathname.replace(/(.)\/+$/, '$1')
    if (path === side.page.value) return
    for (const { page } of areTogether() ? sides : [side]) page.value = path
    form.requestSubmit()
  }
  follow()
  view.navigation.addEventListener('currententrychange', follow)
  view.addEventListener('keydown', pressKey)
  view.addEventListener('scroll', () => scrollOther(side, view), { passive: true })
  const read = async () => {
    const found = await view.probe?.facts()
    if (found) facts.set(view, found)
    showFindings()
  }
  // Again when it has come to rest after a change.
  let timer = 0
  new MutationObserver(() => {
    clearTimeout(timer)
    timer = setTimeout(read, 300)
  }).observe(view.document, { childList: true, subtree: true, characterData: true })
  read()
}

/** The frame that the other one has scrolled. */
let driven: Window | null = null

/** Scrolls the other frame by proportion: if one is a third down its page, so is the other. */
function scrollOther(side: typeof left, view: Window): void {
  const { contentWindow: other } = (side === left ? right : left).frame
  // A frame that the other one has scrolled does not scroll that one in turn.
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

/** Shows the variant of each side, and what is found once both have been read. */
function showFindings(): void {
  const [first, second] = sides.map(({ frame }) => {
    const found = frame.contentWindow ? facts.get(frame.contentWindow) : undefined
    frame.previousElementSibling?.replaceChildren(found?.variant ?? 'loading')
    return found
  })
  if (!first || !second) return
  const { issues, details } = findingsOf(first, second, expected)
  const summary = one('#findings summary', HTMLElement)
  summary.textContent = issues ? `${issues} issue${issues > 1 ? 's' : ''}` : 'passes'
  summary.className = issues ? 'bad' : 'good'
  one('#findings div', HTMLElement).replaceChildren(...details)
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

import { create, findingsOf } from './findings-table.ts'
import type { Report } from './issues.ts'
import type { PageFacts } from './page-facts.ts'
import type { Expectations } from './rule.ts'

const load = async (name: string) => (await fetch(name)).json()
const expected: Expectations = await load('expectations.json')
const report: Report | null = await load('/@report/issues.json').catch(() => null)

// The form has the whole selection, so its query is the address of what is shown.
const form = one('form', HTMLFormElement)
const main = one('main', HTMLElement)
const keyList = one('#keys', HTMLElement)
const chooser = (name: string) => one(`[name=${name}]`, HTMLSelectElement)
const path = chooser('path')
const newSide = (name: string, page: HTMLSelectElement) => ({
  frame: one(`iframe[title=${name}]`, HTMLIFrameElement),
  scenario: chooser(name),
  page,
})
const sides = [newSide('left', path), newSide('right', chooser('rightPath'))] as const
const facts = new Map<HTMLIFrameElement, PageFacts>()
const areTogether = () => chooser('sides').value === 'together'

const keys: Record<string, [label: string, act: () => void]> = {
  n: ['Next page', () => step(path)],
  p: ['Previous page', () => step(path, -1)],
  f: ['Next page with issues in the last report', () => step(path, 1, '.bad')],
  t: ['Scroll and follow links on both sides, or on one', () => step(chooser('sides'))],
  w: ['Next width', () => step(chooser('width'))],
  s: ['Next stylesheet', () => step(chooser('theme'))],
  z: ['Full size, or scaled to fit', () => fitFrames(main.classList.toggle('full'))],
  '?': ['Show or hide these keys', () => keyList.togglePopover()],
}

fillForm()
form.addEventListener('change', ({ target }) => {
  if (target instanceof HTMLSelectElement) {
    // The page that the choice opens gives this list the focus again.
    form.action = `#${target.name}`
  }
  form.requestSubmit()
})
// Earlier choices would be lost.
one('fieldset', HTMLFieldSetElement).disabled = false
document.getElementsByName(location.hash.slice(1))[0]?.focus()
addEventListener('keydown', pressKey)
new ResizeObserver(() => fitFrames(main.classList.contains('full'))).observe(main)
for (const side of sides) {
  const answer = [side.scenario.value, chooser('theme').value].filter(Boolean).join('.')
  side.frame.src = `${side.page.value}?secretkey=${answer}`
  side.frame.addEventListener('load', () => arrive(side))
}

/** Fills the lists of the form and selects what the address says. */
function fillForm(): void {
  for (const { scenario, page } of sides) {
    for (const [value, { says }] of Object.entries(expected.scenarios)) {
      scenario.add(create('option', { value, title: says, text: value }))
    }
    for (const address of Object.keys(expected.pages)) {
      page.add(pageOption(address))
    }
  }
  const given = new URLSearchParams(location.search)
  if (!given.has('right')) {
    given.set('right', 'social')
  }
  for (const option of form.querySelectorAll('option')) {
    if (given.get(option.closest('select')?.name ?? '') === option.value) {
      option.selected = true
    }
  }
  const [, { page }] = sides
  page.disabled = areTogether()
  if (page.disabled || !given.has('rightPath')) {
    page.value = path.value
  }
  const link = one('#report', HTMLAnchorElement)
  link.hidden = !report
  link.textContent = `Report of ${report?.at.slice(0, 10)}: ${count(report?.issues.length)}`
  for (const [key, [label]] of Object.entries(keys)) {
    keyList.append(create('p', {}, create('kbd', {}, key), ` ${label}`))
  }
}

function count(issues = 0): string {
  return `${issues} issue${issues === 1 ? '' : 's'}`
}

/** Returns a page to choose, with the number of its issues in the last report. */
function pageOption(value: string): HTMLOptionElement {
  const isOn = (scene: string) => scene.startsWith(`${value} `)
  const issues = report?.issues.filter(({ scenes }) => scenes.some(isOn)).length
  const text = issues ? `${value} (${issues})` : value
  return create('option', { value, text, className: issues ? 'bad' : '' })
}

/** Scales the frames so that both are whole, or shows them in full size. */
function fitFrames(isFull: boolean): void {
  const width = Number(chooser('width').value)
  const scale = isFull ? 1 : Math.min(1, (main.clientWidth - 12) / 2 / width)
  main.style.setProperty('--width', `${width}px`)
  main.style.setProperty('--scale', `${scale}`)
}

/** Reads the document in a frame, or follows the link that led to it. */
async function arrive({ frame, page }: (typeof sides)[number]): Promise<void> {
  const view = frame.contentWindow
  if (!view) {
    return
  }
  const follow = () => {
    // The route tables have no slash at the end.
    const address = view.location.pathname.replace(/(.)\/+$/, '$1')
    if (address === page.value) {
      return
    }
    choose(areTogether() ? path : page, address)
  }
  view.navigation.addEventListener('currententrychange', follow)
  view.addEventListener('keydown', pressKey)
  view.addEventListener('scroll', () => scrollOther(view), { passive: true })
  follow()
  const found = await view.probe?.facts()
  frame.previousElementSibling?.replaceChildren(found?.variant ?? 'not a page of the site')
  if (found) {
    facts.set(frame, found)
  }
  showFindings()
}

/** The frame that scrolls because the other one did. */
let driven: Window | null = null

/** Scrolls the other frame to the same proportion of its page. */
function scrollOther(view: Window): void {
  const other = sides.map(({ frame }) => frame.contentWindow).find(each => each !== view)
  const isDriven = driven === view
  driven = null
  if (!other || isDriven || !areTogether()) {
    return
  }
  const top = Math.round((view.scrollY / (room(view) || 1)) * room(other))
  if (top !== Math.round(other.scrollY)) {
    driven = other
  }
  other.scrollTo({ top, behavior: 'instant' })
}

/** How far a document can scroll. One that is being replaced has no element. */
const room = ({ document, innerHeight }: Window): number =>
  Math.max(0, (document.scrollingElement?.scrollHeight ?? 0) - innerHeight)

/** Shows what is wrong with the two pages once both have arrived. */
function showFindings(): void {
  const [left, right] = sides.map(({ frame }) => facts.get(frame))
  if (!left || !right) {
    return
  }
  const { issues, details } = findingsOf([left, right], expected)
  const summary = one('#findings summary', HTMLElement)
  summary.textContent = issues ? count(issues) : 'passes'
  summary.className = issues ? 'bad' : 'good'
  // While everything passes, the pages get the room.
  one('#findings', HTMLDetailsElement).open = issues > 0
  one('#findings div', HTMLElement).replaceChildren(...details)
}

/** Handles keys on this page and in the frames, except while someone is writing. */
function pressKey(event: KeyboardEvent): void {
  // By name: an element of a frame is not an instance of this window’s classes.
  const { target } = event
  const isText =
    target !== null && 'tagName' in target && /^(INPUT|TEXTAREA)$/.test(`${target.tagName}`)
  if (isText || event.ctrlKey || event.metaKey || event.altKey) {
    return
  }
  if (!Object.hasOwn(keys, event.key)) {
    return
  }
  // A list would jump to the entry that begins with the key.
  event.preventDefault()
  keys[event.key]?.[1]()
}

/** Selects the next option that matches, or the first after the last. */
function step(list: HTMLSelectElement, by = 1, selector = 'option'): void {
  const options = [...list.options].filter(each => each.selected || each.matches(selector))
  const at = options.findIndex(({ selected }) => selected)
  choose(list, options.at((at + by) % options.length)?.value ?? '')
}

function choose(list: HTMLSelectElement, value: string): void {
  list.value = value
  form.requestSubmit()
}

function one<Kind extends Element>(selector: string, kind: new () => Kind): Kind {
  const found = document.querySelector(selector)
  if (!(found instanceof kind)) {
    throw new Error(`The page has no ${selector}.`)
  }
  return found
}

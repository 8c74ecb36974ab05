import type { Comparison } from './comparison.ts'
import type { FromFrame, ToFrame } from './frame-messages.ts'

type Side = {
  frame: HTMLIFrameElement
  /** Chooses what the info service answers. */
  scenario: HTMLSelectElement
  /** The origin of the site, and its name if there are two sites. */
  site: { name: string; origin: string }
  /** The address that the frame shows, '' if someone has gone to another document. */
  address: string
  /** The path that the frame is about to show. Until then, what an earlier page says does not count. */
  awaited: string | null
  /** The variant and the stylesheet that the page shows. */
  look: string
}

const comparison: Comparison = await (await fetch('comparison.json')).json()
const { base } = comparison

// The form has the whole selection, so its query is the address of what is shown.
const form = one('form', HTMLFormElement)
const main = one('main', HTMLElement)
const keyList = one('#keys', HTMLElement)
const chooser = (name: string) => one(`[name=${name}]`, HTMLSelectElement)
const [path, left, right, shade, width, size] = [
  chooser('path'),
  chooser('left'),
  chooser('right'),
  // Addresses in old tickets contain this name.
  chooser('theme'),
  chooser('width'),
  chooser('size'),
]
const newSide = (name: string, scenario: HTMLSelectElement, site: Side['site']): Side => ({
  frame: one(`iframe[title=${name}]`, HTMLIFrameElement),
  scenario,
  site,
  address: '',
  awaited: null,
  look: '',
})
const here = { name: base ? 'now' : '', origin: location.origin }
const sides = [newSide('left', left, base ?? here), newSide('right', base ? left : right, here)]

const keys: Record<string, [label: string, run: () => void]> = {
  n: ['Next page', () => step(path)],
  p: ['Previous page', () => step(path, -1)],
  w: ['Next width', () => step(width)],
  s: ['Next stylesheet', () => step(shade)],
  z: ['Full size, or scaled to fit', () => step(size)],
  '?': ['Show or hide these keys', () => keyList.togglePopover()],
}

fillForm()
form.addEventListener('change', choose)
addEventListener('keydown', event => {
  if (!event.ctrlKey && !event.metaKey && !event.altKey && press(event.key)) {
    // A list would jump to the entry that begins with the key.
    event.preventDefault()
  }
})
addEventListener('message', ({ source, data }: MessageEvent<FromFrame>) => {
  const side = sides.find(({ frame }) => frame.contentWindow === source)
  if (side) {
    handleMessage(side, data)
  }
})
new ResizeObserver(fitFrames).observe(main)
show()

/** Fills the lists of the form, and selects what the address says. */
function fillForm(): void {
  for (const address of comparison.addresses) {
    path.add(new Option(address))
  }
  for (const list of [left, right]) {
    for (const [name, shows] of Object.entries(comparison.scenarios)) {
      const option = new Option(name)
      option.title = shows
      list.add(option)
    }
  }
  right.value = 'social'
  if (base) {
    one('form span', HTMLElement).textContent = 'Answer'
    right.parentElement?.remove()
  }
  const query = new URLSearchParams(location.search)
  for (const list of form.querySelectorAll('select')) {
    const usual = list.value
    list.value = query.get(list.name) ?? usual
    // A page that is missing is not replaced by another one, an unknown width is.
    if (list.selectedIndex < 0 && list !== path) {
      list.value = usual
    }
  }
  if (path.selectedIndex < 0) {
    complain(`There is no page ${query.get('path')}. Choose a page.`)
  }
  one('#report', HTMLElement).hidden = !comparison.hasReport
  for (const [key, [label]] of Object.entries(keys)) {
    const [term, description] = [document.createElement('dt'), document.createElement('dd')]
    const box = document.createElement('kbd')
    box.textContent = key
    term.append(box)
    description.textContent = label
    one('#keys dl', HTMLElement).append(term, description)
  }
}

/** Shows the selection in the frames, and in the address of this page. */
function show(): void {
  fitFrames()
  if (path.selectedIndex < 0) {
    return
  }
  const chosen = [...form.querySelectorAll('select')].map(({ name, value }) => [name, value])
  history.replaceState(null, '', `?${new URLSearchParams(chosen)}`)
  for (const side of sides) {
    const address = addressOf(side)
    if (side.address !== address) {
      side.address = address
      side.awaited = path.value
      side.look = 'loading …'
      // A key that is pressed while the page is replaced would be lost.
      side.frame.blur()
      // Unlike `src`, this leaves no earlier page to go back to.
      side.frame.contentWindow?.location.replace(address)
    }
    writeCaption(side)
  }
}

function writeCaption({ frame, site, look }: Side): void {
  const caption = frame.parentElement?.querySelector('figcaption')
  caption?.replaceChildren([site.name, look, `${width.value} px`].filter(Boolean).join(' · '))
}

function addressOf({ site, scenario }: Side): string {
  const chosen = [scenario.value, shade.value].filter(Boolean).join('.')
  return `${site.origin}${path.value}?secretkey=${chosen}`
}

/** Scales the frames so that both are whole, or shows them in full size. */
function fitFrames(): void {
  const fit = Math.min(1, (main.clientWidth - 12) / 2 / Number(width.value))
  main.style.setProperty('--width', `${width.value}px`)
  main.style.setProperty('--scale', `${size.value === 'full' ? 1 : fit}`)
}

function handleMessage(side: Side, message: FromFrame): void {
  switch (message.type) {
    case 'arrived':
    case 'moved':
      follow(side, message)
      break
    case 'shown':
      side.look = message.look
      writeCaption(side)
      break
    case 'scrolled': {
      const scroll: ToFrame = { scrollTo: message.ratio }
      sides.find(other => other !== side)?.frame.contentWindow?.postMessage(scroll, '*')
      break
    }
    case 'pressed':
      press(message.key)
      break
  }
}

/** Shows the page that someone has opened in a frame in the other frame, too. */
function follow(side: Side, { type, path: opened }: FromFrame & { path: string }): void {
  if (side.awaited !== null) {
    if (side.awaited === opened) {
      side.awaited = null
    }
    return
  }
  // The route tables have no slash at the end.
  const address = opened.replace(/(.)\/+$/, '$1')
  if (!comparison.addresses.includes(address)) {
    complain(`There is no page ${address}. Choose a page.`)
    return
  }
  path.value = address
  // A link that loads a document does not say what the info service answers.
  side.address = type === 'moved' ? addressOf(side) : ''
  choose()
}

function press(key: string): boolean {
  const isKnown = Object.hasOwn(keys, key)
  if (isKnown) {
    keys[key]?.[1]()
  }
  return isKnown
}

/** Selects the next option of a list, or the first after the last. */
function step(list: HTMLSelectElement, by = 1): void {
  const { length, selectedIndex } = list.options
  list.selectedIndex = (selectedIndex + by + length) % length
  choose()
}

function choose(): void {
  complain('')
  show()
}

/** Shows what is wrong with a selection, or nothing. */
function complain(text: string): void {
  const alert = one('[role=alert]', HTMLElement)
  alert.textContent = text
  alert.hidden = text === ''
}

function one<Kind extends Element>(selector: string, kind: new () => Kind): Kind {
  const found = document.querySelector(selector)
  if (!(found instanceof kind)) {
    throw new Error(`The page has no ${selector}.`)
  }
  return found
}

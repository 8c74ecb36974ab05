import type axeCore from 'axe-core'
import { type PageFacts, readFacts, short } from './read-facts.ts'

declare global {
  interface Window {
    probe?: typeof probe
    /** Half a megabyte, which a page has only where it is asked for accessibility. */
    axe?: typeof axeCore
  }
}

/**
 * Runs before anything else on a page that is looked at: fixes the clock and the shuffle where the
 * address says so (`fixed`), keeps what the page complains of, and tells its facts.
 */
if (new URLSearchParams(location.search).has('fixed')) {
  fixClock(Date.parse('2026-06-15T00:00:00Z'))
  fixRandom()
}
// A page is as wide as its window, of which a scroll bar would take a part.
addStyle('html{scrollbar-width:none}')
const complaints: string[] = []
/** Pictures that have not loaded, with their addresses. */
const broken = new Map<Element, string>()
keepComplaints()
const moved = new Set<string>()
keepMoved()

/** A game moves on whatever the page does. */
const still = `
  *, ::before, ::after { animation: none !important; transition: none !important;
    caret-color: transparent !important; content-visibility: visible !important }
  iframe { opacity: 0 !important }`

let last: Promise<PageFacts> | undefined

const probe = {
  /** Ends when all pictures are there. Returns what moved until then. */
  arrive: async (): Promise<string[]> => {
    await picturesShown()
    return [...moved].map(name => `“${name}” moves while the page arrives`)
  },
  /** Ends when the page is what it stays: all pictures are loaded, and nothing moves. */
  settle: (): Promise<void> => {
    addStyle(still)
    return picturesShown()
  },
  /** Tells one after the other, because axe refuses to run twice at a time. */
  facts: (withAxe = true) => (last = Promise.resolve(last).then(() => factsNow(withAxe))),
}

window.probe = probe

async function factsNow(withAxe: boolean): Promise<PageFacts> {
  await hydrated()
  const accessibility = withAxe ? await findAccessibility() : []
  return readFacts(broken, { console: complaints, accessibility })
}

/** Returns what axe finds wrong on the page by WCAG 2.2 AA and its best practices, not in frames. */
async function findAccessibility(): Promise<string[]> {
  const found = await window.axe?.run(document, {
    iframes: false,
    preload: false,
    // What is right, told as well, takes axe half as long again.
    resultTypes: ['violations'],
    runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
    // WCAG 2.5.3: who says "click Play now" has to reach what shows these words.
    rules: { 'label-content-name-mismatch': { enabled: true } },
  })
  return (found?.violations ?? []).flatMap(({ id, impact, help, nodes }) =>
    nodes.map(({ target }) => {
      const text = document.querySelector(target.join(' '))?.textContent?.trim().slice(0, 80)
      // What is wrong on each card of a list is wrong once.
      const selector = target.join(' ').replace(/:nth-child\(\d+\)/g, '')
      return `${help} (${id}, ${impact}): “${selector}”${text ? ` “${text}”` : ''}`
    }),
  )
}

/** Lets the page's clock stand still at a moment. Timers run on. */
function fixClock(moment: number): void {
  globalThis.Date = new Proxy(Date, {
    construct: (target, parts, made) =>
      Reflect.construct(target, parts.length ? parts : [moment], made),
    get: (target, name) => (name === 'now' ? () => moment : Reflect.get(target, name)),
  })
}

/** Makes Math.random give the same numbers on every page (Park and Miller’s generator). */
function fixRandom(): void {
  let state = 1
  Math.random = () => {
    state = (state * 48271) % 0x7fffffff
    return state / 0x7fffffff
  }
}

function addStyle(css: string): void {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(css)
  document.adoptedStyleSheets.push(sheet)
}

/** Keeps console errors and warnings, exceptions, refusals of the policy and failed loads. */
function keepComplaints(): void {
  const keep = (kind: string, text: string) => {
    complaints.push(`${kind}: ${text.replaceAll(location.origin, '').slice(0, 500)}`)
  }
  for (const kind of ['error', 'warn'] as const) {
    const original = console[kind]
    console[kind] = (...said: unknown[]) => {
      keep(kind, said.map(String).join(' '))
      original.apply(console, said)
    }
  }
  const onError = (event: Event) => {
    const { src, href } = Object(event.target)
    if (event instanceof ErrorEvent) keep('exception', event.message)
    else if (!(event.target instanceof HTMLImageElement))
      keep('not loaded', short(`${src ?? href}`))
    else if (!broken.has(event.target)) broken.set(event.target, short(src))
  }
  addEventListener('error', onError, true)
  addEventListener('unhandledrejection', ({ reason }) => keep('exception', String(reason)))
  addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) =>
    keep('refused by the policy', `${effectiveDirective} ${blockedURI}`),
  )
}

/** Keeps what moves without the visitor’s doing, where the browser tells it. */
function keepMoved(): void {
  if (!PerformanceObserver.supportedEntryTypes.includes('layout-shift')) return
  new PerformanceObserver(list => {
    for (const { sources } of list.getEntries().map(Object))
      for (const { node } of sources) moved.add(`${node?.nodeName} ${node?.className ?? ''}`.trim())
  }).observe({ type: 'layout-shift' })
}

async function picturesShown(): Promise<void> {
  const pictures = [...document.images]
  for (const image of pictures) image.loading = 'eager'
  // A broken one is told with the facts.
  await Promise.allSettled([document.fonts.ready, ...pictures.map(image => image.decode())])
  await new Promise(resolve => requestAnimationFrame(() => requestAnimationFrame(resolve)))
}

/** Ends when React has taken the page over (shared/variant/hydrate-variant.tsx). */
async function hydrated(): Promise<void> {
  while (performance.getEntriesByName('hydrated').length === 0)
    await new Promise(resolve => setTimeout(resolve, 20))
}

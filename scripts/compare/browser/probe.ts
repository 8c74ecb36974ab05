import type axeCore from 'axe-core'
import { nameOf, selectorOf } from './name-of.ts'
import { readFacts, shareOf, withoutOrigin } from './read-facts.ts'
import { addStyle } from './still-page.ts'

declare global {
  interface Window {
    probe?: typeof probe
    /** Half a megabyte: only pages that are checked for accessibility load it. */
    axe?: typeof axeCore
  }
}

// The first script of every page under test: it collects complaints.
let waited = 0
watchSpinner()
const pauses: number[] = []
watchTimers()
const complaints: string[] = []
collectComplaints()

/** TypeScript does not know this entry: https://developer.mozilla.org/docs/Web/API/LayoutShift */
type LayoutShift = PerformanceEntry & { sources?: { node: Node | null }[] }

const probe = {
  /** Returns the elements that moved before all pictures were loaded. */
  arrive: async (): Promise<string[]> => {
    await picturesLoaded()
    // Some browsers report no shifts.
    const observer = new PerformanceObserver(() => {})
    observer.observe({ type: 'layout-shift', buffered: true })
    const shifts: LayoutShift[] = observer.takeRecords()
    const moved = shifts.flatMap(({ sources }) => sources ?? [])
    const names = moved.map(({ node }) =>
      node instanceof Element ? nameOf(node) : 'something since removed',
    )
    return [...new Set(names)].map(name => `${name} moves while the page arrives`)
  },
  /** Stops all motion and waits for all pictures. Games move anyway, so it hides them. */
  settle: (): Promise<void> => {
    addStyle(`
      *, ::before, ::after { animation: none !important; transition: none !important;
        caret-color: transparent !important; content-visibility: visible !important }
      iframe { opacity: 0 !important }`)
    return picturesLoaded()
  },
  /** Returns the facts of the hydrated page. Axe takes time, and `focus` moves the focus. */
  facts: async ({ axe = true, focus = false } = {}) => {
    while (performance.getEntriesByName('hydrated').length === 0) {
      await new Promise(resolve => setTimeout(resolve, 20))
    }
    return readFacts({
      console: complaints,
      waited,
      pauses,
      accessibility: axe ? await findAccessibility() : [],
      unfocused: focus ? findUnfocused() : [],
    })
  },
  nameOf,
}

window.probe = probe

/** Returns the violations of WCAG 2.2 AA and of axe's best practices, except in frames. */
async function findAccessibility(): Promise<string[]> {
  const found = await window.axe?.run(document, {
    iframes: false,
    preload: false,
    // Reporting passes as well takes half as long again.
    resultTypes: ['violations'],
    runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
    // WCAG 2.5.3: voice control finds a button by the words on it.
    rules: { 'label-content-name-mismatch': { enabled: true } },
  })
  return (found?.violations ?? []).flatMap(({ id, impact, help, nodes }) =>
    nodes.map(({ target }) => {
      const text = document.querySelector(target.join(' '))?.textContent?.trim().slice(0, 80)
      // A fault of every card is one fault.
      const selector = target.join(' ').replace(/:nth-child\(\d+\)/g, '')
      return `${help} (${id}, ${impact}): “${selector}”${text ? ` “${text}”` : ''}`
    }),
  )
}

/** Returns the targets that show no ring when they have the focus. */
function findUnfocused(): string[] {
  const targets = document.querySelectorAll<HTMLElement>(
    'a[href], button, input, textarea, summary',
  )
  const found = [...targets].filter(target => {
    target.focus({ preventScroll: true })
    const isFocused = document.activeElement === target
    const { outlineStyle, outlineWidth, outlineColor } = getComputedStyle(target)
    const isClear = /^rgba.*, 0\)$/.test(outlineColor)
    const isThin = outlineStyle === 'none' || Number.parseFloat(outlineWidth) < 2
    target.blur()
    return isFocused && (isThin || isClear)
  })
  return [...new Set(found.map(selectorOf))]
}

/** Keeps the answer of the page's first call until all of the page is there, and measures the spinner. */
function watchSpinner(): void {
  const { fetch } = window
  window.fetch = async (...given) => {
    window.fetch = fetch
    try {
      return await fetch(...given)
    } finally {
      while (document.readyState === 'loading') {
        await new Promise(resolve => document.addEventListener('DOMContentLoaded', resolve))
      }
      const spinner = document.querySelector('#casino-guide-spinner')
      waited = spinner?.checkVisibility({ opacityProperty: true }) ? shareOf(spinner) : 0
    }
  }
}

/** Notes each timer of half a second or more that ends before the page is hydrated. */
function watchTimers(): void {
  window.setTimeout = new Proxy(setTimeout, {
    apply: (target, self, [run, delay = 0, ...values]) => {
      const end = () => {
        if (delay >= 500 && performance.getEntriesByName('hydrated').length === 0) {
          pauses.push(delay)
        }
        run(...values)
      }
      return Reflect.apply(target, self, [end, delay])
    },
  })
}

/** Collects console errors and warnings, exceptions, policy violations and failed loads. */
function collectComplaints(): void {
  const add = (kind: string, text: string) => {
    complaints.push(`${kind}: ${text.replaceAll(location.origin, '').slice(0, 500)}`)
  }
  for (const kind of ['error', 'warn'] as const) {
    const original = console[kind]
    console[kind] = (...values: unknown[]) => {
      add(kind, values.map(String).join(' '))
      original.apply(console, values)
    }
  }
  const onError = (event: Event) => {
    if (event instanceof ErrorEvent) {
      add('exception', event.message)
    } else {
      add('not loaded', `“${withoutOrigin(addressOf(event.target))}”`)
    }
  }
  addEventListener('error', onError, true)
  addEventListener('unhandledrejection', ({ reason }) => add('exception', String(reason)))
  addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) => {
    // The element that asked for a refused address reports it as well, in the same words.
    if (URL.canParse(blockedURI)) {
      add('not loaded', `“${withoutOrigin(blockedURI)}”`)
    } else {
      add('refused by the policy', `${effectiveDirective} ${blockedURI}`)
    }
  })
}

async function picturesLoaded(): Promise<void> {
  const pictures = [...document.images]
  for (const image of pictures) {
    image.loading = 'eager'
  }
  // A picture that fails to load is a complaint.
  await Promise.allSettled([document.fonts.ready, ...pictures.map(image => image.decode())])
  await new Promise(resolve => requestAnimationFrame(() => requestAnimationFrame(resolve)))
}

/** Returns what an element shows, runs or applies. */
function addressOf(element: EventTarget | null): string {
  if (element && 'src' in element) {
    return `${element.src}`
  }
  return element && 'href' in element ? `${element.href}` : ''
}

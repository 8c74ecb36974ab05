/**
 * What other programs do to a page: browsers, extensions and webviews. Each function runs in the page,
 * where it sees nothing of this file, and may run again. It changes nothing that a visitor sees.
 */
export const intruders = {
  'adds elements next to fields, links and buttons': () => {
    for (const element of document.querySelectorAll(
      'body :is(input, textarea, a, button, summary)',
    )) {
      const isDone = [element.previousSibling, element.nextSibling].some(
        sibling => sibling?.nodeName === 'OTHER-ICON',
      )
      if (isDone || element.closest('other-icon')) {
        continue
      }
      const icon = document.createElement('other-icon')
      icon.hidden = true
      icon.append(document.createElement('input'), document.createElement('button'))
      if (element instanceof HTMLTextAreaElement) {
        element.before(icon)
      } else {
        element.after(icon)
      }
    }
  },

  'adds elements at the start and the end of everything': () => {
    const page = document.querySelector('header')?.parentElement
    for (const parent of [document.head, document.body, page]) {
      if (!parent || parent.firstElementChild?.nodeName === 'OTHER-BAR') {
        continue
      }
      for (const place of ['prepend', 'append'] as const) {
        const bar = document.createElement('other-bar')
        bar.id = 'root'
        bar.hidden = true
        parent[place](bar)
      }
    }
  },

  'wraps texts, as translators do': () => {
    const ours = document.querySelectorAll('body :not(script, style, template, font, textarea)')
    const texts = [...ours].flatMap(element => [...element.childNodes])
    for (const text of texts) {
      if (!(text instanceof Text && text.data.trim())) {
        continue
      }
      const [outer, inner] = [document.createElement('font'), document.createElement('font')]
      text.replaceWith(outer)
      outer.append(inner)
      inner.append(text.data)
    }
  },

  'wraps fields and parts of the page': () => {
    // A field that is moved loses the focus.
    const others = 'input, textarea, main > :not(other-wrapper), header, main, footer'
    for (const element of document.querySelectorAll(`:is(${others}):not(:focus, :has(:focus))`)) {
      if (element.parentElement?.nodeName === 'OTHER-WRAPPER') {
        continue
      }
      const wrapper = document.createElement('other-wrapper')
      wrapper.style.display = 'contents'
      element.replaceWith(wrapper)
      wrapper.append(element)
    }
  },

  'changes attributes': () => {
    for (const element of document.querySelectorAll('html, body *')) {
      element.setAttribute('data-other', '')
      element.classList.add('other')
    }
  },

  'changes texts': () => {
    for (const element of document.querySelectorAll('body :is(p, li, a)')) {
      for (const text of element.childNodes) {
        if (text instanceof Text && text.data.trim() && !text.data.endsWith('\u200b')) {
          text.data += '\u200b'
        }
      }
    }
  },

  'removes what nobody sees': () => {
    for (const element of document.querySelectorAll('head :is(meta, link), main [hidden]')) {
      element.remove()
    }
  },
} satisfies Record<string, () => void>

/**
 * Lets a program act now, in every task until hydration, and whenever the page changes. Runs in the
 * page.
 */
export function keepIntruding(intrude: () => void): void {
  const observer = new MutationObserver(intrudeAndWait)
  function intrudeAndWait(): void {
    observer.disconnect()
    intrude()
    observer.observe(document, { childList: true, subtree: true, characterData: true })
  }
  function intrudeUntilHydrated(): void {
    intrudeAndWait()
    if (performance.getEntriesByName('hydrated').length === 0) {
      setTimeout(intrudeUntilHydrated)
    }
  }
  intrudeUntilHydrated()
}

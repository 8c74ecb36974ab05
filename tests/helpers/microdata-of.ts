import type { Page } from 'playwright/test'

export type Item = { '@type': string; [property: string]: Value | Value[] }
type Value = string | Item

/**
 * The microdata of the page on screen as a search engine reads them: top-level items with their
 * properties, one that is there more than once as a list
 * (https://html.spec.whatwg.org/multipage/microdata.html#values).
 */
export function microdataOf(page: Page): Promise<Item[]> {
  return page.evaluate(() => {
    function readValue(element: Element): Value {
      if (element.hasAttribute('itemscope')) return readItem(element)
      if (element instanceof HTMLMetaElement) return element.content
      if (element instanceof HTMLAnchorElement || element instanceof HTMLLinkElement) {
        return new URL(element.href).href
      }
      return (element.textContent ?? '').trim()
    }

    function readItem(scope: Element): Item {
      const type = scope.getAttribute('itemtype') ?? ''
      const item: Item = { '@type': type.replace('https://schema.org/', '') }
      const properties = [...scope.querySelectorAll('[itemprop]')].filter(
        element => element.parentElement?.closest('[itemscope]') === scope,
      )
      for (const element of properties) {
        const name = element.getAttribute('itemprop') ?? ''
        const before = item[name]
        const value = readValue(element)
        item[name] = before === undefined ? value : [before, value].flat()
      }
      return item
    }

    return [...document.querySelectorAll('[itemscope]:not([itemprop])')].map(readItem)
  })
}

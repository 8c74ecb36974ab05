import type { Variant } from '../../../shared/site-info/site-info.ts'
import type { PreviewPage, TextSource } from './news.ts'

/** Marks the elements whose words stand in content files; the page's own file comes first. */
export function markTexts(
  texts: readonly TextSource[],
  variant: Variant,
  page: PreviewPage | undefined,
): void {
  for (const marked of document.querySelectorAll<HTMLElement>('[data-preview-text]')) {
    delete marked.dataset.previewText
    if (marked.dataset.previewStop) marked.removeAttribute('tabindex')
  }
  const language = document.documentElement.lang.slice(0, 2)
  const rank = ({ file }: TextSource): number => {
    if (page?.files.includes(file)) return 0
    if (!file.startsWith('shared/') && !file.startsWith(`variants/${variant}/`)) return 3
    return file.includes(`/content/${language}/`) ? 1 : 2
  }
  const known = new Map<string, number>()
  const ranked = texts.map((text, index) => ({ text, index, rank: rank(text) }))
  for (const { text, index, rank } of ranked.sort((one, other) => one.rank - other.rank))
    if (text.shown && rank < 3 && !known.has(text.shown)) known.set(text.shown, index)
  const patterns = [...known]
    .filter(([shown]) => /\{\w+\}/.test(shown))
    .map(([shown, index]) => ({ pattern: patternOf(shown), index }))
  for (const element of document.querySelectorAll<HTMLElement>('#root *')) {
    const shown = element.textContent.replace(/\s+/g, ' ').trim()
    if (shown === '' || shown.length > 5000) continue
    // What is filled in stands in one element, which may hold the month in another.
    const isFilled = element.childElementCount < 2
    const filled = isFilled && patterns.find(({ pattern }) => pattern.test(shown))
    const index = known.get(shown) ?? (filled ? filled.index : undefined)
    if (index === undefined) continue
    element.dataset.previewText = `${index}`
    if (element.tabIndex >= 0 || element.closest('a, button, summary')) continue
    element.tabIndex = 0
    element.dataset.previewStop = 'true'
  }
}

const patternOf = (shown: string): RegExp => {
  const parts = shown.split(/\{\w+\}/).map(text => text.replace(/[^\w\s]/g, '\\$&'))
  return new RegExp(`^${parts.join('.+')}$`)
}

/** Returns the marked element at or around a target, and the index of its text. */
export function markedAt(target: unknown): { element: HTMLElement; index: number } | null {
  const element =
    target instanceof Element ? target.closest<HTMLElement>('[data-preview-text]') : null
  return element && { element, index: Number(element.dataset.previewText) }
}

import type { FoundPage } from './find-page.ts'

/**
 * Puts the placeholder in the place of every picture that does not come, now and later. One
 * listener for all of them: the policy forbids handlers in markup, and a logo can fail before React
 * is there. A placeholder that fails itself is left.
 */
export function replaceBrokenImages(found: Promise<FoundPage>): void {
  const onError = async ({ target }: Event) => {
    if (!(target instanceof HTMLImageElement)) return
    const { placeholder } = (await found).page.affiliate.cards.images
    if (target.getAttribute('src') !== placeholder) target.src = placeholder
  }
  // Events of a picture do not bubble, but they are captured on their way.
  addEventListener('error', onError, true)
}

/**
 * Puts the placeholder in place of every picture that does not come, now and later. One listener
 * serves them all. A placeholder that fails itself is left.
 */
export function replaceBrokenImages(placeholder: string): void {
  // Fetched before it is needed, because a visitor who is offline by then needs it most.
  new Image().src = placeholder
  const replace = (image: HTMLImageElement) => {
    if (image.getAttribute('src') !== placeholder) image.src = placeholder
  }
  // Events of a picture do not bubble, but they are captured on their way.
  const onError = ({ target }: Event) => target instanceof HTMLImageElement && replace(target)
  addEventListener('error', onError, true)
  for (const image of document.images) {
    // A picture without a width has failed, or is a drawing that says none.
    if (image.complete && !image.naturalWidth) image.decode().catch(() => replace(image))
  }
}

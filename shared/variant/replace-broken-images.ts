/** Replaces every picture that fails to load, now or later, with the placeholder, except logos of brands. */
export function replaceBrokenImages(placeholder: string): void {
  // Fetched early, because a visitor who is offline later needs it most.
  new Image().src = placeholder
  const replace = (image: HTMLImageElement) => {
    if (!image.matches('.brand-logo img') && image.getAttribute('src') !== placeholder) {
      // A picture with a `srcset` ignores its `src`.
      image.removeAttribute('srcset')
      image.src = placeholder
    }
  }
  // A picture's events do not bubble, but can be captured.
  const onError = ({ target }: Event) => target instanceof HTMLImageElement && replace(target)
  addEventListener('error', onError, true)
  for (const image of document.images) {
    // A picture without a width has failed, or is an SVG without one.
    if (image.complete && !image.naturalWidth) {
      image.decode().catch(() => replace(image))
    }
  }
}

import { takenOver } from './taken-over.ts'

/**
 * Waits until the page is what it stays: React has taken it over, pictures below the fold are loaded, moving things stand still.
 */
export async function settle(): Promise<void> {
  await takenOver()
  const still = new CSSStyleSheet()
  still.replaceSync(
    '*,::before,::after{animation:none!important;transition:none!important;caret-color:transparent!important;content-visibility:visible!important}',
  )
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, still]
  await Promise.all([document.fonts.ready, ...[...document.images].map(loaded)])
  await new Promise(resolve => requestAnimationFrame(() => requestAnimationFrame(resolve)))
}

async function loaded(image: HTMLImageElement): Promise<void> {
  image.loading = 'eager'
  // A broken one is told with the facts.
  await image.decode().catch(() => {})
}

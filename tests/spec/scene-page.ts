import type { Page } from 'playwright/test'
import { hydrated } from '../helpers/go-to.ts'
import type { Scene } from './scenes.ts'

/** What an advertisement adds to an address. */
export const clickId = 'click'

/** Returns the size of a phone's or a desktop's window with this width. */
export const windowOf = (width: number) => ({ width, height: width < 768 ? 844 : 900 })

/** Opens a page and waits until React has hydrated it. */
export async function openScene(
  tab: Page,
  { address, scenario, media = {} }: Pick<Scene, 'address' | 'scenario' | 'media'>,
  size = windowOf(390),
): Promise<void> {
  await tab.emulateMedia({ media: null, forcedColors: null, reducedMotion: 'reduce', ...media })
  await tab.setViewportSize(size)
  const [path, hash] = address.split('#')
  const query = `secretkey=${scenario}&gclid=${clickId}`
  await tab.goto(`${path}?${query}${hash ? `#${hash}` : ''}`, { waitUntil: 'commit' })
  await hydrated(tab)
}

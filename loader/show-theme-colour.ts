import type { Stylesheet } from '../shared/site-info/site-info.ts'

/**
 * Gives the browser's own bars the chosen stylesheet's colour. The page says that of index.css from
 * the start, and that of Black.css beside it (scripts/build/entry-page.ts).
 */
export function showThemeColour(stylesheet: Stylesheet): void {
  const meta = document.querySelector<HTMLMetaElement>('meta[name=theme-color]')
  if (meta && stylesheet === 'Black.css') meta.content = meta.dataset.black ?? ''
}

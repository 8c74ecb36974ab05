import { partsKey } from '../build/parts-key.ts'
import { readSaved, savedFile } from '../build/saved.ts'
import type { Settings } from '../build/settings.ts'
import type { SiteParts } from '../build/site-parts.ts'
import type { PreviewKit } from './preview-kit.ts'

/** The site's own parts, built where no build has left them: an editor sees what visitors get. */
export async function builtKit(
  root: string,
  settings: Settings,
  progress: (step: string) => void,
): Promise<PreviewKit> {
  const parts =
    readSaved<SiteParts>(savedFile(root, 'parts', settings), partsKey(root, settings)) ??
    (await (await import('../build/site-parts.ts')).buildParts(root, settings, progress))
  return {
    parts,
    load: async () => (await import('../build/render-page.ts')).loadRenderer(root),
    moduleOf: variant => parts.scripts[variant].script,
  }
}

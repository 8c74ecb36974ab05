import { partsKey } from '../build/parts-key.ts'
import { readSaved, save, savedFile } from '../build/saved.ts'
import type { Settings } from '../build/settings.ts'
import type { SiteParts } from '../build/site-parts.ts'
import type { PreviewKit } from './preview-kit.ts'

/** The site's own parts, built where no build has left them: an editor sees what visitors get. */
export async function builtKit(
  root: string,
  settings: Settings,
  progress: (step: string) => void,
): Promise<PreviewKit> {
  const file = savedFile(root, 'parts', settings)
  const key = partsKey(root, settings)
  let parts = readSaved<SiteParts>(file, key)
  if (!parts) {
    const { buildParts } = await import('../build/site-parts.ts')
    parts = await buildParts(root, settings, progress)
    save(file, key, parts)
  }
  const { scripts } = parts
  return {
    parts,
    load: async () => (await import('../build/render-page.ts')).loadRenderer(root),
    moduleOf: variant => scripts[variant].script,
  }
}

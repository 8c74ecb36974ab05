import { cpSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { AlteredAddress } from '../../scripts/build/altered-addresses.ts'
import { builtKit } from '../../scripts/edit/preview-kit.ts'
import { startPreview } from '../../scripts/edit/start-preview.ts'
import { servedFolder } from './served-folder.ts'
import { test as base } from './site-test.ts'
import { testSettings } from './start-sites.ts'

type Save = { files: string[]; altered: AlteredAddress[]; problems: string[] }

type Preview = {
  origin: string
  /** The folder with the words that are shown. */
  root: string
  /** Writes a content file, as an editor's program would, and gives what the preview made of it. */
  save: (file: string, text: string) => Promise<Save>
  read: (file: string) => string
}

/** A test with a preview of its own, over a copy of the site's words that it may edit. */
export const test = base.extend<{ preview: Preview }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of fixtures out of it
  preview: async ({}, use) => {
    const root = servedFolder('preview')
    for (const folder of [
      'shared/content',
      'variants/affiliate/content',
      'variants/social/content',
    ])
      cpSync(folder, join(root, folder), { recursive: true })
    const settings = testSettings(process.env.TEST_GAMES ?? '')
    let told = (_: Save) => {}
    const preview = await startPreview({
      root,
      dist: join(root, 'dist'),
      port: 0,
      settings,
      editable: true,
      kit: await builtKit(process.cwd(), 'test', settings),
      saved: (files, altered, { errors }) => told({ files, altered, problems: errors }),
    })
    await use({
      origin: preview.origin,
      root,
      read: file => readFileSync(join(root, file), 'utf8'),
      save: (file, text) =>
        new Promise(resolve => {
          told = resolve
          writeFileSync(join(root, file), text)
        }),
    })
    await preview.close()
  },
})

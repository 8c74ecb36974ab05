import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fill } from '../../shared/content/fill.ts'
import { type Language, languages } from '../../shared/content/languages.ts'
import { mapValues } from '../../shared/content/records.ts'

import { imageOf, type VariantContent, wordsOf } from '../../shared/content/variant-content.ts'
import type { DistFile } from '../system/hashed-file.ts'
import { bundleInline } from './bundle-inline.ts'
import { pageFile } from './dist-file.ts'
import { slotPolicy } from './policy.ts'
import { ownSlot } from './settings.ts'
import { bundleStyle } from './styles.ts'

const folder = 'variants/social/slot'

/** Returns the page of our own slot game, with places for its words, and its script and style. */
export const bundleSlot = async (root: string) => ({
  page: readFileSync(join(root, folder, 'slot.html'), 'utf8'),
  script: await bundleInline(root, `${folder}/slot.ts`),
  style: bundleStyle(root, `${folder}/slot.css`, {}),
})

/** Returns our own slot game as a document in each language, which the game page frames. */
export const slotPages = (
  { page, script, style }: Awaited<ReturnType<typeof bundleSlot>>,
  contents: Record<Language, { content: VariantContent<string> }>,
): DistFile[] =>
  languages.map(language => {
    const { content } = contents[language]
    const words = { ...content.labels, heading: wordsOf(content, 'bacon-slot').heading, language }
    const code = { script, style, policy: slotPolicy(script, style) }
    const values = { ...mapValues(words, escaped), ...code, icon: imageOf(content, 'mark-48') }
    return { path: pageFile(fill(ownSlot, { language })), bytes: fill(page, values) }
  })

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')

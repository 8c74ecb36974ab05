import { fill } from '../../shared/content/fill.ts'
import { languages } from '../../shared/content/languages.ts'
import { mapValues } from '../../shared/content/records.ts'
import { imageOf, wordsOf } from '../../shared/content/variant-content.ts'
import { pairPrize, prizes } from '../../variants/social/slot/slot-rules.ts'
import type { Parts } from './build-parts.ts'
import type { DistFile } from './dist-file.ts'
import { textInHtml } from './in-html.ts'
import { pageFile } from './page-file.ts'
import { slotPolicy } from './policy.ts'
import { ownSlot } from './settings.ts'
import type { BuiltContents } from './site-contents.ts'

/** Returns our own slot game as a document in each language, which the game page frames. */
export const slotPages = (
  { page, script, style }: Parts['slot'],
  contents: BuiltContents['social'],
): DistFile[] =>
  languages.map(language => {
    const { content } = contents[language]
    const words = { ...content.labels, heading: wordsOf(content, 'bacon-slot').heading, language }
    const code = { script, style, policy: slotPolicy(script, style) }
    const table = { ...mapValues(prizes, String), pair: `${pairPrize}` }
    const icon = imageOf(content, 'mark-48')
    const values = { ...mapValues(words, textInHtml), ...table, ...code, icon }
    return { path: pageFile(fill(ownSlot, { language })), bytes: fill(page, values) }
  })

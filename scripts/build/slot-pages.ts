import { fill } from '../../shared/content/fill.ts'
import { languages } from '../../shared/content/languages.ts'
import { mapValues } from '../../shared/content/records.ts'
import { imageOf, pageOf } from '../../shared/content/variant-content.ts'
import { prizes, stake } from '../../variants/social/slot/slot-rules.ts'
import type { BuiltVariants } from './built-variants.ts'
import type { DistFile } from './dist-file.ts'
import { htmlFile } from './html-file.ts'
import { textInHtml } from './in-html.ts'
import type { Parts } from './parts.ts'
import { slotPolicy } from './policy.ts'
import { ownSlot } from './settings.ts'

/** Makes a document of our own slot game in each language, which the game page frames. */
export const slotPages = (
  { template, symbols, script, style }: Parts['slot'],
  social: BuiltVariants['social'],
): DistFile[] =>
  languages.map(language => {
    const { content } = social[language]
    const texts = { ...content.labels, heading: pageOf(content, 'bacon-slot').heading, language }
    const code = { symbols, script, style, policy: slotPolicy(script, style) }
    const icon = imageOf(content, 'mark-48')
    const values = { ...mapValues(texts, textInHtml), ...payTable, stake, ...code, icon }
    return { path: htmlFile(fill(ownSlot, { language })), bytes: fill(template, values) }
  })

/** The figures of the pay table by symbol and count, such as `bacon3`. */
const payTable = Object.fromEntries(
  Object.entries(prizes).flatMap(([symbol, pays]) =>
    Object.entries(pays).map(([count, credits]) => [symbol + count, credits]),
  ),
)

import { type Language, languages } from '../../../shared/content/languages.ts'
import { type Variant, variants } from '../../../shared/site-info/site-info.ts'
import { remember } from '../../system/remember.ts'
import type { Finding } from '../finding.ts'
import type { ContentFile } from '../read/written-pages.ts'
import { shorten } from '../rules/shorten.ts'
import type { TextSource } from '../text-source.ts'

/** Returns notes on descriptions that two pages have, and on sentences that both variants have. */
export function checkRepeats(files: readonly ContentFile[]): Finding[] {
  const published = files.filter(({ draft }) => !draft)
  return languages.flatMap(language => [
    ...variants.flatMap(variant => sameDescriptions(filesOf(published, variant, language))),
    ...sameSentences(
      filesOf(published, 'affiliate', language),
      filesOf(published, 'social', language),
    ),
  ])
}

const filesOf = (files: readonly ContentFile[], variant: Variant, language: Language) =>
  files.filter(each => each.owner === `variants/${variant}` && each.language === language)

function sameDescriptions(files: readonly ContentFile[]): Finding[] {
  const first = new Map<string, ContentFile>()
  return files.flatMap(own => {
    const description = 'words' in own ? own.words.description : ''
    const other = first.get(description)
    if (description === '' || !other) {
      first.set(description, own)
      return []
    }
    const { line = 1 } = own.texts.find(({ name }) => name === 'description') ?? {}
    const message = `${other.name}.md has the same description. Write another, because search results show both pages.`
    return { kind: 'note', file: own.file, line, message }
  })
}

/** Returns notes on sentences of the social casino that the affiliate has too. */
function sameSentences(affiliate: readonly ContentFile[], social: readonly ContentFile[]) {
  const known = new Map<string, ContentFile>()
  for (const file of affiliate) {
    for (const { sentence } of sentencesIn(file.texts)) {
      known.set(sentence, file)
    }
  }
  return social.flatMap(own =>
    sentencesIn(own.texts).flatMap(({ sentence, line }): Finding[] => {
      const other = known.get(sentence)
      // Two policies can say the same.
      if (!other || other.name === own.name) {
        return []
      }
      const message = `${other.file} has the same sentence: "${shorten(sentence)}" Rephrase one, so that each site has its own words.`
      return [{ kind: 'note', file: own.file, line, message }]
    }),
  )
}

/** Returns the sentences in texts that are long enough not to be equal by chance. */
const sentencesIn = remember((texts: readonly TextSource[]) =>
  texts.flatMap(({ line, source }) =>
    source
      .replace(/\s+/g, ' ')
      .split(/(?<=[.!?]) /)
      .filter(sentence => sentence.length >= 50)
      .map(sentence => ({ sentence, line })),
  ),
)

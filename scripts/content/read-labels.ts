import {
  type Language,
  languageSettings,
  languages,
  recordOf,
} from '../../shared/content/languages.ts'
import { type Variant, variants } from '../../shared/site-info/site-info.ts'
import { type ContentFiles, type ContentOwner, contentFolder, owners } from './content-files.ts'
import { errorIn, type Finding, noteOn } from './finding.ts'
import { type Labels, labelKeys, parseLabels } from './parse-labels.ts'
import { checkTranslation, fingerprintOf } from './translations.ts'

/**
 * Reads the labels of each variant in each language. One that is not translated is English. With
 * `compare` the findings hold what one file says of another, too.
 */
export function readLabels(
  from: ContentFiles,
  compare: boolean,
): { labels: Record<Variant, Record<Language, Labels>>; findings: Finding[] } {
  const findings: Finding[] = []
  const read = (owner: ContentOwner, language: Language) => {
    const file = `${contentFolder(owner, language)}/labels.yaml`
    const source = from.read(file)
    const parsed = parseLabels(source ?? '', file)
    findings.push(...parsed.findings)
    return { ...parsed, file, isThere: source !== null }
  }
  const english = recordOf(owners, owner => read(owner, 'en'))
  for (const owner of owners) {
    const { file, isThere, named } = english[owner]
    const missing = labelKeys[owner].filter(
      key => owner !== 'shared' && !named.has(key) && !english.shared.named.has(key),
    )
    const report = (message: string) => findings.push(errorIn(file, message))
    if (!isThere) report('This file is missing. It lists all labels, one "key: text" a line.')
    else if (compare)
      for (const key of missing) report(`The label "${key}" is missing. Add a line "${key}: …".`)
  }
  function labelsIn(owner: ContentOwner, language: Language): Labels {
    const original = english[owner].labels
    if (language === 'en') return original
    const { file, isThere, named, translates, labels } = read(owner, language)
    const note = (message: string) => compare && findings.push(noteOn(file, message))
    if (!isThere)
      note(`The labels are not written in ${languageSettings[language].name}; English is shown.`)
    else {
      for (const [key, text] of Object.entries(original))
        if (!named.has(key))
          note(`The label "${key}" is missing. Add a line "${key}: …" for "${text}".`)
      if (compare) findings.push(...checkTranslation(file, translates, fingerprintOf(original)))
    }
    return { ...original, ...labels }
  }
  const labels = recordOf(owners, owner =>
    recordOf(languages, language => labelsIn(owner, language)),
  )
  return {
    labels: recordOf(variants, variant =>
      recordOf(languages, language => ({
        ...labels.shared[language],
        ...labels[`variants/${variant}`][language],
      })),
    ),
    findings,
  }
}

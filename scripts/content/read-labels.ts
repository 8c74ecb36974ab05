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
 * Reads the labels of each variant in each language. One that is not translated is English. Returns
 * the findings of each file, and apart from them those between files.
 */
export function readLabels(from: ContentFiles): {
  labels: Record<Variant, Record<Language, Labels>>
  findings: Finding[]
  between: Finding[]
} {
  const read = recordOf(owners, owner => readOwner(from, owner))
  const missing = variants.flatMap(variant => {
    const owner = `variants/${variant}` as const
    const { file, isThere, named } = read[owner]
    return (isThere ? labelKeys[owner] : [])
      .filter(key => !named.has(key) && !read.shared.named.has(key))
      .map(key => errorIn(file, `The label "${key}" is missing. Add a line "${key}: …".`))
  })
  return {
    labels: recordOf(variants, variant =>
      recordOf(languages, language => ({
        ...read.shared.labels[language],
        ...read[`variants/${variant}`].labels[language],
      })),
    ),
    findings: owners.flatMap(owner => read[owner].findings),
    between: [...missing, ...owners.flatMap(owner => read[owner].between)],
  }
}

/** Reads the labels of one folder, in each language with the keys of the English file. */
function readOwner(from: ContentFiles, owner: ContentOwner) {
  const findings: Finding[] = []
  const between: Finding[] = []
  const read = (language: Language) => {
    const file = `${contentFolder(owner, language)}/labels.yaml`
    const source = from.read(file)
    const parsed = parseLabels(source ?? '', file)
    findings.push(...parsed.findings)
    return { ...parsed, file, isThere: source !== null }
  }
  const english = read('en')
  if (!english.isThere) {
    const message = 'This file is missing. It lists all labels, one "key: text" a line.'
    findings.push(errorIn(english.file, message))
  }
  const labels = recordOf(languages, language => {
    if (language === 'en') return english.labels
    const { file, isThere, named, translates, labels } = read(language)
    if (!isThere) {
      const { name } = languageSettings[language]
      between.push(noteOn(file, `The labels are not written in ${name}; English is shown.`))
      return english.labels
    }
    for (const [key, text] of Object.entries(english.labels)) {
      const message = `The label "${key}" is missing. Add a line "${key}: …" for "${text}".`
      if (!named.has(key)) between.push(noteOn(file, message))
    }
    between.push(...checkTranslation(file, translates, fingerprintOf(english.labels)))
    return { ...english.labels, ...labels }
  })
  return { ...english, labels, findings, between }
}

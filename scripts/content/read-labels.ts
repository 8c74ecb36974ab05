import {
  type Language,
  languageSettings,
  languages,
  recordOf,
} from '../../shared/content/languages.ts'
import { type Variant, variants } from '../../shared/site-info/site-info.ts'
import { checkTranslation, fingerprintOf } from './check-translation.ts'
import { type ContentFiles, type ContentOwner, contentFolder } from './content-files.ts'
import { errorIn, type Finding, noteOn } from './finding.ts'
import { type Labels, labelKeys, parseLabels } from './parse-labels.ts'

/** Reads the labels of each variant in each language. One that is not translated is English. */
export function readLabels(from: ContentFiles): {
  labels: Record<Variant, Record<Language, Labels>>
  findings: Finding[]
} {
  const shared = readOwner(from, 'shared')
  const findings = [...shared.findings]
  const labels = recordOf(variants, variant => {
    const owner = `variants/${variant}` as const
    const own = readOwner(from, owner)
    const file = labelFile(owner, 'en')
    findings.push(...own.findings)
    for (const key of from.read(file) === null ? [] : labelKeys[owner]) {
      if (shared.named.has(key) || own.named.has(key)) continue
      findings.push(errorIn(file, `The label "${key}" is missing. Add a line "${key}: …".`))
    }
    return recordOf(languages, language => ({
      ...shared.labels[language],
      ...own.labels[language],
    }))
  })
  return { labels, findings }
}

const labelFile = (owner: ContentOwner, language: Language) =>
  `${contentFolder(owner, language)}/labels.yaml`

/** Reads the labels of one folder, in each language with the keys of the English file. */
function readOwner(from: ContentFiles, owner: ContentOwner) {
  const findings: Finding[] = []
  const read = (language: Language) => {
    const file = labelFile(owner, language)
    const source = from.read(file)
    const parsed = source === null ? null : parseLabels(source, file)
    findings.push(...(parsed?.findings ?? []))
    return { file, parsed }
  }
  const { file, parsed } = read('en')
  if (!parsed) {
    const message = 'This file is missing. It lists all labels, one "key: text" a line.'
    findings.push(errorIn(file, message))
  }
  const english = parsed?.labels ?? {}
  const labels = recordOf(languages, language => {
    if (language === 'en') return english
    const { file, parsed } = read(language)
    if (!parsed) {
      const { name } = languageSettings[language]
      findings.push(noteOn(file, `The labels are not written in ${name}; English is shown.`))
      return english
    }
    for (const [key, text] of Object.entries(english)) {
      if (parsed.named.has(key)) continue
      const message = `The label "${key}" is missing. Add a line "${key}: …" for "${text}".`
      findings.push(noteOn(file, message))
    }
    findings.push(...checkTranslation(file, parsed.translates, fingerprintOf(english)))
    return { ...english, ...parsed.labels }
  })
  return { labels, named: parsed?.named ?? new Set<string>(), findings }
}

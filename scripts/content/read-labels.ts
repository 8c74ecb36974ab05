import type { Language } from '../../shared/content/words.ts'
import { checkFingerprint } from './check-translation.ts'
import { type ContentFiles, type ContentOwner, contentFolder } from './content-files.ts'
import type { ContentProblem } from './content-problem.ts'
import { languageNames, recordOf } from './languages.ts'
import { type Labels, type ParsedLabels, parseLabels } from './parse-labels.ts'

type LabelsRequest<L extends Language> = {
  from: ContentFiles
  owner: ContentOwner
  languages: readonly L[]
}

/**
 * Reads the labels of `shared` or of a variant in each language, all with the keys of the
 * English file and in its order. A label that is not translated is English, with a note.
 */
export function readLabels<L extends Language>({
  from,
  owner,
  languages,
}: LabelsRequest<L>): {
  labels: Record<L, Labels>
  problems: ContentProblem[]
  notes: ContentProblem[]
} {
  const english = readLabelFile(from, owner, 'en')
  const problems = [...english.problems]
  const notes: ContentProblem[] = []
  const labels = recordOf(languages, language => {
    if (language === 'en') return english.labels
    const translated = readLabelFile(from, owner, language, english.labels)
    problems.push(...translated.problems)
    notes.push(...translated.missing)
    const file = `${contentFolder(owner, language)}/labels.yaml`
    if (from.read(file) !== null)
      notes.push(...checkFingerprint(file, translated.translates, english.labels))
    return { ...english.labels, ...translated.labels }
  })
  return { labels, problems, notes }
}

function readLabelFile(
  from: ContentFiles,
  owner: ContentOwner,
  language: Language,
  english?: Labels,
): ParsedLabels {
  const file = `${contentFolder(owner, language)}/labels.yaml`
  const source = from.read(file)
  if (source !== null) return parseLabels(source, file, english)
  if (english === undefined) {
    const message = 'This file is missing. It lists all labels, one "key: text" a line.'
    return { labels: {}, translates: null, problems: [{ file, line: 1, message }], missing: [] }
  }
  const message = `The labels are not written in ${languageNames[language]}; English is shown.`
  return { labels: {}, translates: null, problems: [], missing: [{ file, line: 1, message }] }
}

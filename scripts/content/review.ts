import { diffArrays } from 'diff'
import { git } from '../system/git.ts'
import { contentFolders, contentSources, filesOnDisk } from './content-files.ts'
import { parseContent } from './parse-content.ts'
import type { Passage, Review, TextSource } from './text-source.ts'
import { englishPath, fingerprintOf } from './translations.ts'

/** Returns what reads differently from `main`, and the translations whose English text has changed. */
export function readReview(root: string): Review {
  const sources = contentSources(filesOnDisk(root))
  const after = new Map(sources.map(({ file, text }) => [file, text]))
  const before = filesAtMain(root)
  const edited = [...new Set([...before.keys(), ...after.keys()])].sort().flatMap(file => {
    const passages = changedPairs(file, before.get(file), after.get(file)).map(passageOf)
    return passages.length > 0 ? [{ file, passages }] : []
  })
  const stale = sources.flatMap(({ file, language, text }) => {
    const twin = englishPath(file)
    const english = after.get(twin)
    const { translates: mark } = parseContent(text, file)
    if (language === 'en' || !english || mark === fingerprintOf(parseContent(english, twin)))
      return []
    const translated = mark && textWithFingerprint(root, twin, mark)
    const passages = translated ? passagesToTranslate(file, translated, english, text) : null
    return [{ file, passages }]
  })
  return { edited, stale }
}

/** Returns the content files on the branch `main`, by path. Throws if git has no such branch. */
function filesAtMain(root: string): Map<string, string> {
  const folders = contentFolders.map(({ folder }) => `${folder}/`)
  const list = git(root, 'ls-tree', '-z', '--name-only', 'main', ...folders).split('\0')
  const files = list.filter(file => /\.(md|yaml)$/.test(file))
  return new Map(files.map(file => [file, git(root, 'show', `main:${file}`)]))
}

/** Returns the English text that a translation was made from, if git has it. */
function textWithFingerprint(root: string, file: string, mark: string): string | undefined {
  const commits = git(root, 'log', '--format=%H', '--no-renames', '--diff-filter=AM', '--', file)
  for (const commit of commits.split('\n').filter(Boolean)) {
    const text = git(root, 'show', `${commit}:${file}`)
    if (fingerprintOf(parseContent(text, file)) === mark) return text
  }
}

/** A text before and after: the same one, or two in the same position. */
type Pair = [before?: TextSource, after?: TextSource]

const passageOf = ([before, after]: Pair): Passage => ({
  line: (after ?? before)?.line ?? 1,
  before: before?.source ?? '',
  after: after?.source ?? '',
})

/** Returns the passages that differ between two English texts, each with the translation's own. */
function passagesToTranslate(file: string, before: string, after: string, own: string): Passage[] {
  // The translation has the blocks that the English text had, or those that it has now.
  const follows = [before, after].findIndex(each => shapeOf(each, file) === shapeOf(own, file))
  return changedPairs(file, before, after).map(pair => {
    const [old, now] = pair
    const twin = isBlock(old ?? now) ? pair[follows] : (old ?? now)
    const found = parseContent(own, file).texts.find(({ name }) => name === twin?.name)
    const missing =
      twin || follows >= 0
        ? 'There is nothing yet.'
        : 'The file has other paragraphs than the English one: look for this one there.'
    return { ...passageOf(pair), translation: found ? `${found.line}: ${found.source}` : missing }
  })
}

/** Returns the texts that differ, but not those whose lines are only broken elsewhere. */
function changedPairs(file: string, before = '', after = ''): Pair[] {
  const textsOf = (source: string) =>
    parseContent(source, file).texts.filter(({ name }) => name !== 'translates')
  const wordsOf = (text?: TextSource) => text?.source.replace(/\s+/g, ' ')
  return pairTexts(textsOf(before), textsOf(after)).filter(
    ([old, now]) => wordsOf(old) !== wordsOf(now),
  )
}

function pairTexts(before: TextSource[], after: TextSource[]): Pair[] {
  const rest = [...before]
  return diffArrays(before, after, { comparator: isSameText }).flatMap(
    ({ value, added, removed }, index, chunks) => {
      // What was added in place of something is paired with that.
      if (added && chunks[index - 1]?.removed) return []
      const next = chunks[index + 1]
      const old = added ? [] : rest.splice(0, value.length)
      const now = removed ? (next?.added ? next.value : []) : value
      const length = Math.max(old.length, now.length)
      return Array.from({ length }, (_, at): Pair => [old[at], now[at]])
    },
  )
}

const isBlock = (text?: TextSource) => /^\d+$/.test(text?.name ?? '')

/** Returns whether two texts are one: a field by its name, a block by a sentence that it kept. */
function isSameText(a: TextSource, b: TextSource): boolean {
  if (!isBlock(a) || !isBlock(b)) return a.name === b.name
  const kept = new Set(sentencesOf(a))
  return sentencesOf(b).some(sentence => kept.has(sentence))
}

const sentencesOf = ({ source }: TextSource): string[] =>
  source.replace(/\s+/g, ' ').split(/(?<=[.!?]["”’)*_]*) /)

/** Returns the kinds of a page's blocks in their order. */
function shapeOf(text: string, file: string): string {
  const content = parseContent(text, file)
  return 'words' in content ? content.words.body.map(node => Object(node).tag).join() : ''
}

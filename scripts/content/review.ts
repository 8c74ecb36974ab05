import type { PassageChange, Review, TextSource } from '../edit/page/news.ts'
import { git } from '../system/git.ts'
import { contentFolders, contentSources, filesOnDisk } from './content-files.ts'
import { parseContent } from './parse-content.ts'
import { pairItems, sentenceChanges, sentencesOf } from './sentence-changes.ts'
import { englishPath, fingerprintOf } from './translations.ts'

/** Returns what reads differently from `main`, and what translators have to follow. */
export function readReview(root: string): Review {
  const sources = contentSources(filesOnDisk(root))
  const after = new Map(sources.map(({ file, text }) => [file, text]))
  const before = wordsAtMain(root)
  const edited = [...new Set([...before.keys(), ...after.keys()])].sort().flatMap(file => {
    const sentences = sentenceChanges(wordsIn(before.get(file)), wordsIn(after.get(file)))
    return sentences.length > 0 ? [{ file, sentences }] : []
  })
  const stale = sources.flatMap(({ file, language, text }) => {
    const twin = englishPath(file)
    const english = after.get(twin)
    const { translates: mark } = parseContent(text, file)
    if (language === 'en' || !english || mark === fingerprintOf(parseContent(english, twin)))
      return []
    const translated = mark && textWithFingerprint(root, twin, mark)
    return [{ file, english: translated ? passageChanges(file, translated, english, text) : null }]
  })
  return { edited, stale }
}

/** Returns the files of words on the branch `main`, by path. Throws where git knows no such branch. */
function wordsAtMain(root: string): Map<string, string> {
  const folders = contentFolders.map(({ folder }) => `${folder}/`)
  const list = git(root, 'ls-tree', '-z', '--name-only', 'main', ...folders).split('\0')
  const files = list.filter(file => /\.(md|yaml)$/.test(file))
  return new Map(files.map(file => [file, git(root, 'show', `main:${file}`)]))
}

/** Returns a text without the mark of a translation, which nobody reads. */
const wordsIn = (text = '') => text.replace(/^translates:.*$/m, '')

/** Returns the English text that a translation was made from, as git has kept it. */
function textWithFingerprint(root: string, file: string, mark: string): string | undefined {
  const commits = git(root, 'log', '--format=%H', '--no-renames', '--diff-filter=AM', '--', file)
  for (const commit of commits.split('\n').filter(Boolean)) {
    const text = git(root, 'show', `${commit}:${file}`)
    if (fingerprintOf(parseContent(text, file)) === mark) return text
  }
}

/** Returns the passages that differ between two English texts, each beside the translation's own. */
function passageChanges(file: string, before: string, after: string, own: string): PassageChange[] {
  // The translation has the blocks that the English text had, or those that it has now.
  const follows = [before, after].findIndex(each => shapeOf(each, file) === shapeOf(own, file))
  const pairs = pairItems(
    parseContent(before, file).texts,
    parseContent(after, file).texts,
    isSamePassage,
  )
  return pairs.flatMap(pair => {
    const [old, now] = pair
    const sentences = sentenceChanges(old?.source ?? '', now?.source ?? '', (now ?? old)?.line)
    if (sentences.length === 0) return []
    const twin = isBlock(old ?? now) ? pair[follows] : (old ?? now)
    const found = parseContent(own, file).texts.find(({ name }) => name === twin?.name)
    const missing =
      twin || follows >= 0
        ? 'Nothing stands there yet.'
        : 'The file has other paragraphs than the English one: look for this one there.'
    return [{ sentences, translation: found ? `${found.line}: ${found.source}` : missing }]
  })
}

const isBlock = (text?: TextSource) => /^\d+$/.test(text?.name ?? '')

/** Whether two sources are one: a field by its name, a block by a sentence that it has kept. */
function isSamePassage(a: TextSource, b: TextSource): boolean {
  if (!isBlock(a) || !isBlock(b)) return a.name === b.name
  const kept = new Set(sentencesOf(a.source, 1).map(({ text }) => text))
  return sentencesOf(b.source, 1).some(({ text }) => kept.has(text))
}

/** Returns the kinds of a page's blocks in their order. */
function shapeOf(text: string, file: string): string {
  const content = parseContent(text, file)
  return 'words' in content ? content.words.body.map(node => Object(node).tag).join() : ''
}

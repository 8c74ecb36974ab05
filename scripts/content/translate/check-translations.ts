import type { VFile } from 'vfile'
import { languages } from '../../../shared/content/languages.ts'
import { componentPageNames } from '../component-pages.ts'
import { pathIn } from '../content-files.ts'
import { error, type FileAt, note } from '../finding.ts'
import type { ParsedFile } from '../read/parsed-file.ts'
import { didYouMean } from '../rules/did-you-mean.ts'
import { languageChecks } from '../rules/language-checks.ts'
import type { PlacedWords } from '../rules/rule.ts'
import { shorten } from '../rules/shorten.ts'

/** Reports what differs between the languages: missing, outdated and English texts. */
export function checkTranslations(files: readonly ParsedFile[], fileAt: FileAt): void {
  const byPath = new Map(files.map(file => [file.file, file]))
  for (const translation of files) {
    const { file, owner, name } = translation
    // An English file that the site needs is an error already.
    if (!byPath.has(pathIn('en', translation)) && !isNeeded(translation)) {
      const english = files.filter(file => file.owner === owner && file.language === 'en')
      const names = english.map(file => file.name)
      const message = `There is no English file "${shorten(name)}". ${didYouMean(name, names)}`
      error(fileAt(file), message)
    }
  }
  for (const english of files) {
    if (english.language !== 'en' || english.draft || !english.isReadable) {
      continue
    }
    for (const language of languages.filter(language => language !== 'en')) {
      const path = pathIn(language, english)
      const translation = byPath.get(path)
      if (!translation) {
        const { name } = languageChecks[language]
        note(fileAt(path), `There is no ${name} text yet, so pages show the English text.`)
      } else if (translation.isReadable && !translation.draft) {
        compare(english, translation, fileAt(path))
      }
    }
  }
}

const isNeeded = ({ variant, name }: ParsedFile): boolean =>
  variant !== null && componentPageNames(variant).includes(name)

function compare(english: ParsedFile, translation: ParsedFile, file: VFile): void {
  const { name } = languageChecks[translation.language]
  const noteLine = (line: number, message: string) => note(file, message, { line, column: 1 })
  for (const [key, text] of Object.entries(english.labels)) {
    if (!(key in translation.labels)) {
      const remedy = `Add a line "${key}: …" for "${shorten(text)}".`
      note(file, `The label "${key}" is missing. ${remedy}`)
    }
  }
  for (const { line, words } of untranslated(english, translation)) {
    noteLine(line, `This is still English: "${shorten(words)}". Write it in ${name}.`)
  }
  for (const { line, here, there } of differentNumbers(english, translation)) {
    const problem = `This says ${here}, but the English text says ${there}.`
    noteLine(line, `${problem} Correct the wrong one.`)
  }
  if (translation.translates !== english.fingerprint) {
    note(
      file,
      `The English text may have changed since this was translated. Once the translation is correct, run: npm run content translated ${translation.file}`,
    )
  }
}

function untranslated(english: ParsedFile, translation: ParsedFile): PlacedWords[] {
  const keyed = ({ key = '', words }: PlacedWords) => `${key}: ${words}`
  const inEnglish = new Set(english.words.map(keyed))
  return translation.words.filter(
    text =>
      inEnglish.has(keyed(text)) &&
      // A game keeps its name in headings, and so can the site.
      !/^(siteName|title|heading|link|footer|draft)$/.test(text.key ?? '') &&
      // Numbers and variables are the same in all languages.
      /\p{L}/u.test(text.words.replace(/^tel:|\{\w+\}/g, '')),
  )
}

function differentNumbers(english: ParsedFile, translation: ParsedFile) {
  const [originals, texts] = [textsByKey(english), textsByKey(translation)]
  // Texts correspond to each other only if both files have the same number.
  if (originals.size !== texts.size) {
    return []
  }
  return [...texts].flatMap(([key, { line, words }]) => {
    const [numbers, original] = [numbersIn(words), numbersIn(originals.get(key)?.words ?? words)]
    const here = numbers.find(number => !original.includes(number))
    const there = original.find(number => !numbers.includes(number))
    return here && there ? { line, here, there } : []
  })
}

/** Names what is in a body by its number, because it has no key. */
function textsByKey({ words }: ParsedFile): Map<string | number, PlacedWords> {
  const shown = words.filter(({ key }) => key !== 'translates')
  return new Map(shown.map((text, index) => [text.key ?? index, text]))
}

/** Languages group digits differently, so 1,345 has two numbers. */
const numbersIn = (words: string): string[] => words.match(/\d+/g) ?? []

import { languages } from '../../../shared/content/languages.ts'
import { variants } from '../../../shared/site-info/site-info.ts'
import { componentPageNames } from '../component-pages.ts'
import { englishPath, pathIn } from '../content-files.ts'
import type { Finding } from '../finding.ts'
import type { ContentFile } from '../read/read-content-files.ts'
import { didYouMean } from '../rules/did-you-mean.ts'
import { languageChecks } from '../rules/language-checks.ts'
import { shorten } from '../rules/shorten.ts'
import type { TextSource } from '../text-source.ts'

/** Finds what differs between the languages: missing, renamed, outdated and English texts. */
export function checkTranslations(
  files: readonly ContentFile[],
  renamed: ReadonlyMap<ContentFile, ContentFile>,
): Finding[] {
  const byPath = new Map(files.map(file => [file.file, file]))
  const findings: Finding[] = []
  const awaited = new Set([...renamed].map(([{ language }, { file }]) => pathIn(language, file)))

  for (const translation of files) {
    const { file, owner, name } = translation
    // An English file that the site needs is an error already, and must not be renamed.
    if (byPath.has(englishPath(file)) || isNeeded(translation)) {
      continue
    }
    const english = files.filter(file => file.owner === owner && file.language === 'en')
    const page = renamed.get(translation)
    const names = english.map(file => file.name)
    const message = page
      ? `"${shorten(name)}" was renamed to "${page.name}" in English. Rename this file to ${page.name}.md too.`
      : `There is no English file "${shorten(name)}". ${didYouMean(name, names)}`
    findings.push({ kind: 'error', file, line: 1, message })
  }

  for (const english of files) {
    if (english.language !== 'en' || english.draft || !english.isReadable) {
      continue
    }
    for (const language of languages.filter(language => language !== 'en')) {
      const file = pathIn(language, english.file)
      const translation = byPath.get(file)
      const { name } = languageChecks[language]
      if (!translation && !awaited.has(file)) {
        const message = `There is no ${name} text yet, so pages show the English text.`
        findings.push({ kind: 'note', file, line: 1, message })
      }
      if (translation?.isReadable && !translation.draft) {
        findings.push(...compare(english, translation))
      }
    }
  }
  return findings
}

const isNeeded = ({ owner, name }: ContentFile): boolean =>
  variants.some(
    variant => owner === `variants/${variant}` && componentPageNames(variant).includes(name),
  )

function compare(english: ContentFile, translation: ContentFile): Finding[] {
  const { name } = languageChecks[translation.language]
  const notes: Finding[] = []
  const note = (message: string, line = 1) =>
    void notes.push({ kind: 'note', file: translation.file, line, message })

  for (const [key, text] of Object.entries(english.labels)) {
    if (!(key in translation.labels)) {
      note(`The label "${key}" is missing. Add a line "${key}: …" for "${shorten(text)}".`)
    }
  }
  for (const { line, source } of untranslated(english, translation)) {
    note(`This is still English: "${shorten(source)}". Write it in ${name}.`, line)
  }
  for (const { line, here, there } of differentNumbers(english, translation)) {
    note(`This says ${here}, but the English text says ${there}. Correct the wrong one.`, line)
  }
  if (translation.translates !== english.fingerprint) {
    note(
      `The English text may have changed since this was translated. Once the translation is correct, run: npm run content translated ${translation.file}`,
    )
  }
  return notes
}

function untranslated(english: ContentFile, translation: ContentFile): TextSource[] {
  const inEnglish = new Set(english.texts.map(({ source }) => source))
  return translation.texts.filter(
    ({ key, source }) =>
      inEnglish.has(source) &&
      // A game keeps its name in headings, and so can the site.
      !/^(siteName|title|heading|link|footer|draft)$/.test(key) &&
      // Numbers and variables are the same in all languages.
      /\p{L}/u.test(source.replace(/^[\w-]+:|\{\w+\}/g, '')),
  )
}

function differentNumbers(english: ContentFile, translation: ContentFile) {
  // Texts correspond to each other only if both files have the same number.
  if (english.texts.length !== translation.texts.filter(({ key }) => key !== 'translates').length) {
    return []
  }
  const originals = new Map(english.texts.map(({ key, source }) => [key, source]))
  return translation.texts.flatMap(({ key, line, source }) => {
    const [numbers, original] = [numbersIn(source), numbersIn(originals.get(key) ?? source)]
    const here = numbers.find(number => !original.includes(number))
    const there = original.find(number => !numbers.includes(number))
    return here && there ? { line, here, there } : []
  })
}

/** Languages group digits differently, so 1,345 has two numbers. */
const numbersIn = (source: string): string[] =>
  source.replace(/\]\([^)]*\)/g, ']').match(/\d+/g) ?? []

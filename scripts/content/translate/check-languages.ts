import { languageSettings, languages } from '../../../shared/content/languages.ts'
import { variants } from '../../../shared/site-info/site-info.ts'
import { didYouMean } from '../check/did-you-mean.ts'
import type { Report } from '../finding.ts'
import type { ByVariantAndLanguage, ContentFile } from '../read/written-pages.ts'
import { ownPages, variantTables } from '../variant-tables.ts'
import { englishPath, fingerprintOf } from './translations.ts'

/** Reports missing English files, and notes missing and outdated translations. */
export function checkLanguages(
  files: readonly ContentFile[],
  words: ByVariantAndLanguage<{ labels: Record<string, string> }>,
  on: (file: string) => Report,
): void {
  const find = (path: string) => files.find(({ file }) => file === path)

  for (const variant of variants) {
    const folder = `variants/${variant}/content/en`
    const labels = `${folder}/labels.yaml`
    const pages = ownPages(variant).map(page => `${folder}/${page}.md`)
    for (const path of [...pages, labels, 'shared/content/en/labels.yaml']) {
      const remedy = find(path) ? 'Remove "draft: true".' : 'Restore it.'
      if (find(path)?.draft !== false) {
        on(path)(`The site needs this file. ${remedy}`)
      }
    }
    for (const key of variantTables[variant].labels) {
      if (find(labels) && !(key in words[variant].en.labels)) {
        on(labels)(`The label "${key}" is missing. Add a line "${key}: …".`)
      }
    }
  }

  for (const { file, owner, name } of files) {
    if (find(englishPath(file))) {
      continue
    }
    const english = files.filter(each => each.owner === owner && each.language === 'en')
    const names = english.map(each => each.name)
    on(file)(`There is no English file "${name}". ${didYouMean(name, names)}`)
  }

  for (const english of files.filter(({ language, draft }) => language === 'en' && !draft)) {
    for (const language of languages.filter(each => each !== 'en')) {
      const path = english.file.replace('/content/en/', `/content/${language}/`)
      const note = (message: string, line = 1) => on(path)(message, line, 'note')
      const own = find(path)
      const { name } = languageSettings[language]
      if (!own) {
        note(`This is not written in ${name} yet; English is shown.`)
      } else if (!own.draft) {
        for (const [key, text] of Object.entries(english.labels)) {
          if (!(key in own.labels)) {
            note(`The label "${key}" is missing. Add a line "${key}: …" for "${text}".`)
          }
        }
        for (const { line, source } of untranslated(english, own)) {
          note(`This is still English: "${/^.{1,60}/.exec(source)}". Write it in ${name}.`, line)
        }
        if (own.translates !== fingerprintOf(english)) {
          note(
            `The English text may have changed since this was translated. Once the translation is correct, press "The translation is right" in the preview’s Changes, or run: npm run content translated ${path}`,
          )
        }
      }
    }
  }
}

/** Returns the labels and blocks of a translation that repeat the English ones. */
function untranslated(english: ContentFile, own: ContentFile) {
  const inEnglish = english.texts.map(({ source }) => source)
  return own.texts.filter(
    ({ name, source }) =>
      inEnglish.includes(source) &&
      // A game keeps its name in headings.
      !/^(title|heading|link|footer|draft)$/.test(name) &&
      // Numbers and variables are the same in all languages.
      /\p{L}/u.test(source.replace(/^[\w-]+:|\{\w+\}/g, '')),
  )
}

import { languageSettings, languages } from '../../shared/content/languages.ts'
import { variants } from '../../shared/site-info/site-info.ts'
import { contentFolder } from './content-files.ts'
import { didYouMean } from './did-you-mean.ts'
import type { Report } from './finding.ts'
import { englishPath, fingerprintOf } from './translations.ts'
import { ownPages, variantTables } from './variant-tables.ts'
import type { ByVariantAndLanguage, ContentFile } from './written-pages.ts'

/**
 * Reports what English lacks of what the site is made with, and translations of nothing. Notes what is
 * not translated, or no longer.
 */
export function checkLanguages(
  files: readonly ContentFile[],
  words: ByVariantAndLanguage<{ labels: Record<string, string> }>,
  on: (file: string) => Report,
): void {
  const find = (path: string) => files.find(({ file }) => file === path)

  for (const variant of variants) {
    const folder = contentFolder(`variants/${variant}`, 'en')
    const labels = `${folder}/labels.yaml`
    const pages = ownPages(variant).map(page => `${folder}/${page}.md`)
    for (const path of [...pages, labels, `${contentFolder('shared', 'en')}/labels.yaml`]) {
      const remedy = find(path) ? 'Remove "draft: true".' : 'Bring it back.'
      if (find(path)?.draft !== false) on(path)(`The site is made with this file. ${remedy}`)
    }
    for (const key of variantTables[variant].labels)
      if (find(labels) && !(key in words[variant].en.labels))
        on(labels)(`The label "${key}" is missing. Add a line "${key}: …".`)
  }

  for (const { file, folder, name } of files) {
    const english = files.filter(each => each.folder === englishPath(folder))
    const hint = () =>
      didYouMean(
        name,
        english.map(each => each.name),
      )
    if (!find(englishPath(file))) on(file)(`There is no English file "${name}". ${hint()}`)
  }

  for (const english of files.filter(({ language, draft }) => language === 'en' && !draft))
    for (const language of languages.filter(each => each !== 'en')) {
      const path = english.file.replace('/content/en/', `/content/${language}/`)
      const note = (message: string) => on(path)(message, 1, 'note')
      const own = find(path)
      if (!own || own.draft) {
        const state = own
          ? 'still a draft'
          : `not written in ${languageSettings[language].name} yet`
        note(`This is ${state}; English is shown.`)
        continue
      }
      for (const [key, text] of Object.entries(english.labels))
        if (!(key in own.labels))
          note(`The label "${key}" is missing. Add a line "${key}: …" for "${text}".`)
      if (own.translates !== fingerprintOf(english))
        note(
          `This may not follow the English text of today. Once it is right, press "The translation is right" on the preview’s page Changes, or run: npm run content translated ${path}`,
        )
    }
}

import { cpSync, mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { componentPageNames, inclusionOf, routeOf } from '../../scripts/content/component-pages.ts'
import { pageTexts } from '../../scripts/content/read/page-schema.ts'
import { labelVariables } from '../../scripts/content/read/parse-labels.ts'
import { type Language, languages } from '../../shared/content/languages.ts'
import { recordOf } from '../../shared/content/records.ts'
import { type Variant, variants } from '../../shared/site-info/site-info.ts'
import { layoutLabels } from '../../shared/variant/layout-labels.ts'
import { affiliateLabels } from '../../variants/affiliate/labels.ts'
import { socialLabels } from '../../variants/social/labels.ts'
import { specPages } from './spec-pages.ts'

/** The one page that is written by hand: a text page of the affiliate, only in English. */
const byHand = 'tests/fixtures/content'

const ofLayout: readonly string[] = layoutLabels
const labels: Record<Variant, readonly string[]> = {
  affiliate: affiliateLabels,
  social: socialLabels,
}

/**
 * Writes the words of the tested site to a folder. Each text is its own key: the heading of the
 * affiliate's poker page is "affiliate poker heading", in Finnish "fi affiliate poker heading".
 */
export function writeTestContent(folder: string): void {
  for (const [file, text] of Object.entries(testContent())) {
    mkdirSync(dirname(join(folder, file)), { recursive: true })
    writeFileSync(join(folder, file), text)
  }
  cpSync(byHand, folder, { recursive: true })
}

function testContent(): Record<string, string> {
  const files: Record<string, string> = {}
  for (const language of languages) {
    files[`shared/content/${language}/labels.yaml`] = `draft: ${inLanguage(language, 'draft')}\n`
    for (const variant of variants) {
      const folder = `variants/${variant}/content/${language}`
      files[`${folder}/labels.yaml`] = labelsFile(variant, language)
      for (const pageName of [...componentPageNames(variant), ...textPages(variant)]) {
        files[`${folder}/${pageName}.md`] = pageSource({ variant, language, pageName })
      }
    }
  }
  // These words claim nothing, even if a label is named after a claim.
  const harmless = variants.flatMap(variant => labels[variant].map(key => labelWord(variant, key)))
  files['shared/content/claims.yaml'] = `claims: []\nharmless: ${JSON.stringify(harmless)}\n`
  return files
}

/** The text pages that the footer names. */
const textPages = (variant: Variant): string[] =>
  specPages[variant].textPages.map(path => path.slice(1))

const inLanguage = (language: Language, key: string): string =>
  language === 'en' ? key : `${language} ${key}`

/** Makes words of a label’s key, such as "get bonus". Those of the layout also name their variant. */
function labelWord(variant: Variant, key: string): string {
  const words = key.replace(/(?=[A-Z])/g, ' ').toLowerCase()
  return ofLayout.includes(key) ? `${variant} ${words}` : words
}

function labelsFile(variant: Variant, language: Language): string {
  const lines = labels[variant].map(key => {
    const word = inLanguage(language, labelWord(variant, key))
    const variable = labelVariables[key]
    return `${key}: ${variable ? `${word} ${variable}` : word}\n`
  })
  const months = Array.from({ length: 12 }, (_, month) =>
    new Date(2026, month, 15).toLocaleDateString(language, { month: 'long' }),
  )
  return lines
    .join('')
    .replace(/^months: .*$/m, `months: ${months.join(' ')}`)
    .replace(/^helpline: .*$/m, '$& +64 4 473 or 0800 12 34')
}

type TestPage = { variant: Variant; language: Language; pageName: string }

function pageSource({ variant, language, pageName }: TestPage): string {
  const word = (name: string) => inLanguage(language, `${variant} ${pageName} ${name}`)
  const position = textPages(variant).indexOf(pageName)
  const isHome = variant === 'affiliate' && pageName === 'home'
  const fields = {
    ...recordOf(pageTexts, word),
    title: `${word('title')} | {siteName}`,
    heading: `${word('heading')}${isHome ? ' {month}' : ''}`,
    // Short, because a menu has one line.
    link: inLanguage(language, pageName),
  }
  const frontMatter = [
    ...Object.entries(fields).map(([name, text]) => `${name}: ${text}`),
    ...(position < 0 ? [] : [`footer: ${position + 1}`]),
  ]
  const page = { variant, name: pageName }
  const bodySource = routeOf(page)?.hasBody === false ? '' : bodySourceOf(page, word)
  return `---\n${frontMatter.join('\n')}\n---\n\n${bodySource}`
}

function bodySourceOf(
  page: { variant: Variant; name: string },
  word: (name: string) => string,
): string {
  const textOf = (number: number) => {
    const isToSample = page.variant === 'affiliate' && number === 1
    const address = isToSample ? '/sample' : `https://link-${number}.example/`
    return `${word(`text ${number}`)} [${word(`link ${number}`)}](${address})`
  }
  const inclusion = inclusionOf(page)
  if (inclusion === 'onEveryPage') {
    return `${textOf(1)} ${textOf(2)}\n`
  }
  const inbox = ['withInbox', 'withoutInbox'].map(choice => `{${choice}} ${word(choice)}`)
  const sections = [1, 2, 3, 4].map(
    number => `## ${word(`section ${number}`)}\n\n${textOf(number)}`,
  )
  const blocks = inclusion === 'questions' ? sections : [...inbox, ...sections]
  return `${blocks.join('\n\n')}\n`
}

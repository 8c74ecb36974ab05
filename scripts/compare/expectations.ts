import type { ContentNode } from '../../shared/content/content-node.ts'
import { mapValues, recordOf } from '../../shared/content/records.ts'
import { addressIn } from '../../shared/pages/language-paths.ts'
import { type Variant, variants } from '../../shared/site-info/site-info.ts'
import { readWords } from '../content/read-content.ts'
import { siteRoutes } from '../content/site-routes.ts'
import { offers } from '../stand-ins/brands.ts'
import { scenarios } from '../stand-ins/scenarios.ts'
import { type Expectations, foldText } from './browser/rules.ts'

/** Returns what the pages have to be like. `games` are addresses. */
export function expectationsOf(root: string, games: string[]): Expectations {
  const { words } = readWords(root)
  const { routes, homePaths, paths } = siteRoutes(
    recordOf(variants, variant => words[variant].en.pages),
  )
  const policies = routes.affiliate.filter(
    ({ kind, path }) => kind === 'text' && !homePaths.social.includes(path),
  )

  /** Returns a variant’s folded texts in all languages, by the name of their label or page. */
  const textsOf = (variant: Variant) => {
    const texts: Record<string, string[]> = {}
    const add = (name: string, ...own: string[]) => {
      texts[name] = [...(texts[name] ?? []), ...own.map(foldText)]
    }
    for (const { labels, pages } of Object.values(words[variant])) {
      for (const [label, text] of Object.entries<string>(labels)) add(label, text)
      for (const [page, { title, description, heading, intro, link, body }] of Object.entries(
        pages,
      ))
        add(page, title, description, heading, intro, link, ...body.flatMap(blocksOf))
    }
    return texts
  }
  const texts = recordOf(variants, textsOf)
  const onlyOf = (variant: Variant, more: string[], addresses: string[]) => {
    const others = texts[variant === 'social' ? 'affiliate' : 'social']
    // Both have some labels and the policies; what both homes say has no business on one of them.
    const own = Object.entries(texts[variant]).flatMap(([name, all]) =>
      all.filter(text => name === 'home' || !others[name]?.includes(text)),
    )
    const phrases = [...own, ...more.map(foldText)].flatMap(text => text.split(/ ?\{\w+\} ?/))
    return {
      phrases: [...new Set(phrases)].filter(text => /\p{L}.* .*\p{L}/u.test(text)),
      addresses,
      policies: Object.fromEntries(
        policies.map(({ page }) => [page, (texts[variant][page] ?? []).join('\n')]),
      ),
    }
  }

  return {
    pages: Object.fromEntries(
      paths.map(({ address, language, rows }) => [
        address,
        recordOf(variants, variant => {
          const { page, path, kind } = rows[variant]
          const { title = '', description = '' } = words[variant][language].pages[page] ?? {}
          return { page, kind, title, description, canonical: addressIn(language, path) }
        }),
      ]),
    ),
    only: {
      affiliate: onlyOf('affiliate', Object.values(offers).flat(), [
        'https://brand-',
        ...Object.keys(offers).map(name => `https://${name}.example`),
      ]),
      social: onlyOf('social', [], games),
    },
    untranslated: recordOf(variants, variant => {
      const { en, fi } = words[variant]
      const labels = Object.entries<string>(en.labels)
      return labels
        .filter(([label, text]) => Object(fi.labels)[label] === text)
        .filter(([, text]) => /\p{L}{2}/u.test(text.replace(/\{\w+\}/g, '')))
    }),
    policies: policies.map(({ path }) => path),
    scenarios: mapValues(scenarios, ({ says }) => says),
  }
}

/** Returns the text of each block: of a list, that of each of its entries. */
const blocksOf = (node: ContentNode): string[] =>
  typeof node !== 'string' && /^(ul|ol|table|thead|tbody|tr)$/.test(node.tag)
    ? (node.children ?? []).flatMap(blocksOf)
    : [textOf(node)]

const textOf = (node: ContentNode): string =>
  typeof node === 'string' ? node : (node.children ?? []).map(textOf).join('')

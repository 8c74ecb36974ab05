import { languageChecks, languageSettings, languages } from '../../../shared/content/languages.ts'
import { addressIn } from '../../../shared/pages/language-paths.ts'
import { languageOf, marketPath } from '../../../shared/pages/market-path.ts'
import type { Variant } from '../../../shared/site-info/site-info.ts'
import { cardRules } from './card-rules.ts'
import type { PageFacts } from './page-facts.ts'
import {
  answerOf,
  type Breach,
  differs,
  type Expectations,
  isList,
  otherThan,
  type Rule,
  type WrittenPage,
} from './rule.ts'
import { fields, figures, fixedAt, games, menus, parts, policies } from './specification.ts'

/** All rules for what a page says. The compare page and the report judge by this list. */
export const rules: Record<string, Rule> = {
  accessibility: { check: ({ accessibility }) => accessibility },
  language: {
    must: 'match',
    shown: ({ language }) => language,
    check: ({ language, path }) => differs(language, languageAt(path)),
  },
  variant: {
    check: (facts, expected) => differs(facts.variant, answerOf(facts, expected)?.variant),
  },
  stylesheet: {
    must: 'be valid',
    shown: ({ stylesheets }) => stylesheets.join(),
    check: (facts, expected) =>
      differs(facts.stylesheets.join(), answerOf(facts, expected)?.stylesheet),
  },
  spinner: {
    check: ({ waited, hasSpinner }) => [
      ...(waited >= 1 ? [] : ['until the answer, no spinner covers the viewport']),
      ...(hasSpinner ? ['the spinner does not end'] : []),
    ],
  },
  pause: {
    check: ({ pauses }) => pauses.map(each => `the page waits ${each} ms before it is complete`),
  },
  '18+': {
    must: 'match',
    shown: ({ footer }) => (hasMark(footer) ? '18+ in the footer' : 'none in the footer'),
    check: ({ footer, disclosure, variant }, _, written) => {
      const parts = { footer, ...(isList(variant, written) && { disclosure }) }
      return Object.entries(parts)
        .filter(([, text]) => !hasMark(text))
        .map(([part]) => `the ${part} shows no visible “18+”`)
    },
  },
  age: {
    must: 'match',
    shown: ({ footer }) => agesIn(footer).join(', '),
    check: ({ text, title, description, footer }) => [
      // Without the mark, the rule for 18+ is broken.
      ...(agesIn(footer).length || !hasMark(footer)
        ? []
        : ['no visible sentence of the footer says the age']),
      ...[title, description, ...text].flatMap(line =>
        agesIn(line)
          .filter(age => age !== figures.age)
          .map(age => `the age is ${age} in “${line}”`),
      ),
    ],
  },
  'policy links': {
    must: 'be valid',
    shown: ({ footerPaths }) => footerPaths.join(' '),
    check: ({ footerPaths, variant }) =>
      policies[variant]
        .filter(path => !hasEnd(footerPaths, path))
        .map(path => `the footer has no link to ${path}`),
  },
  disclaimer: {
    check: ({ footer, path, variant }) =>
      languageChecks[languageAt(path)].disclaimer[variant]
        .filter(part => !part.test(footer))
        .map(part => `no visible sentence of the footer says ${part.source}`),
  },
  year: {
    check: ({ copyright }) => differs(copyright.match(/\d{4}/g)?.join() ?? '', figures.year),
  },
  'responsible gambling': {
    check: ({ variant, responsible }) =>
      variant === 'social' || responsible > 1
        ? []
        : ['the footer shows no responsible-gambling logos'],
  },
  menu: {
    check: ({ menu, variant, isPrinted }) => [
      ...menus[variant]
        .filter(path => !menu.paths.some(each => marketPath(each).path === path))
        .map(path => `the menu has no link to ${path}`),
      ...(menu.isShown || menu.hasBurger || isPrinted
        ? []
        : ['neither the menu nor its burger is visible']),
      ...(menu.isOpen && !menu.hasExit ? ['the open menu has no exit button'] : []),
      ...(menu.isOpen && !menu.isShown ? ['the open menu shows no links'] : []),
    ],
  },
  segment: {
    check: ({ home, links, path }) => {
      const { segment } = marketPath(path)
      return [
        ...differs(home, addressIn(languageAt(path), '/')).map(
          each => `the site’s name opens ${each}`,
        ),
        ...ownLinks(links)
          .filter(({ address, language }) => address !== home && !language)
          .filter(({ address }) => marketPath(address).segment !== segment)
          .map(({ text, address }) => `“${text}” opens “${address}”, in another market segment`),
      ]
    },
  },
  'dead links': {
    check: ({ links, path, variant }, { pages }) => {
      // At an address of the other variant's pages, this variant shows its home.
      const isOwn = (address: string) =>
        address === path ||
        marketPath(pages[address]?.[variant].canonical ?? '').path === marketPath(address).path
      const dead = ownLinks(links).filter(({ address, language }) =>
        language ? !pages[address] : !isOwn(address),
      )
      return [
        ...dead.map(
          ({ text, address }) => `“${text}” opens “${address}”, no page of the ${variant}`,
        ),
        ...links
          .filter(({ isLost }) => isLost)
          .map(
            ({ text, href }) => `“${text}” opens “${href.replace(/.*#/, '#')}”, which is nowhere`,
          ),
      ]
    },
  },
  title: differentText('title'),
  description: differentText('description'),
  'fixed title': {
    check: ({ title, path, variant }) => {
      const at = marketPath(path)
      return differs(title, fixedAt(path)?.titles[variant][at.path])
    },
  },
  icon: { check: ({ icon }) => (icon ? [] : ['the head has no icon']) },
  heading: {
    check: ({ heading, intro, month, path, variant }, expected, written) => {
      const fixed = fixedAt(path)
      const isHome = variant === 'affiliate' && written?.page === 'home'
      const own = written?.heading.replace('{month}', month)
      const wanted = isHome && fixed ? fixed.homeHeading + month : own
      return [
        ...(heading ? differs(heading, wanted) : ['the page has no heading']),
        ...(intro ? differs(intro, written?.intro) : []),
        ...sharedBy('heading', variant, expected, written),
        ...sharedBy('intro', variant, expected, written),
      ]
    },
  },
  parts: {
    check: ({ parts: found, variant }, _, written) => {
      const wanted = parts[variant][written?.kind ?? ''] ?? []
      const shown = found.filter(each => wanted.includes(each)).join(', ')
      return differs(shown, wanted.join(', ')).map(each => `from top to bottom are ${each}`)
    },
  },
  banner: {
    check: ({ variant, path, intro, licence, flag, badges, badgeStrip }, _, written) => {
      const fixed = fixedAt(path)
      if (variant === 'social' || written?.kind !== 'list') {
        return []
      }
      return [
        ...(intro ? [] : ['the banner has no description']),
        ...differs(flag, flagAt(path, written?.page)).map(each => `the flag is ${each}`),
        ...(fixed
          ? [
              ...differs(licence, fixed.licence),
              ...differs(badges.join(', '), fixed.badges.join(', ')),
              ...(badgeStrip.startsWith(fixed.badgesBegin)
                ? []
                : [`the badges do not begin with ${fixed.badgesBegin}`]),
            ]
          : []),
      ]
    },
  },
  ...cardRules,
  placeholder: {
    check: ({ path, variant, text }) => {
      const isTerms = variant === 'affiliate' && marketPath(path).path === '/terms-and-conditions'
      const hasPlaceholder = text.some(line => line.includes('[Jurisdiction]'))
      return isTerms && !hasPlaceholder ? ['the terms have no [Jurisdiction]'] : []
    },
  },
  canonical: {
    must: 'be valid',
    shown: ({ canonical }) => canonical,
    // Without SITE_URL there is none.
    check: ({ canonical }, _, written) => (canonical ? differs(canonical, written?.canonical) : []),
  },
  'paid links': {
    must: 'be valid',
    shown: ({ links }) => [...new Set(links.map(({ rel }) => rel))].filter(Boolean).join('; '),
    check: ({ links }, { only }) =>
      links
        .filter(({ href }) => isOneOf(only.affiliate.addresses, href))
        .flatMap(({ text, rel }) =>
          differs(rel, 'sponsored nofollow noopener').map(each => `“${text}” has rel ${each}`),
        ),
  },
  games: {
    check: ({ variant, path, gameCards, hero }, _, written) => {
      if (variant === 'affiliate' || written?.kind !== 'home') {
        return []
      }
      const shown = gameCards.map(each => marketPath(each).path)
      const play = fixedAt(path)?.play
      return [
        ...differs(shown.join(' '), games.join(' ')).map(each => `the game cards open ${each}`),
        ...differs(hero, play).map(each => `the hero’s button says ${each}`),
      ]
    },
  },
  'game page': {
    check: ({ variant, frames, links }, expected, written) => {
      if (variant === 'affiliate' || written?.kind !== 'game') {
        return []
      }
      const [{ src, sandbox, share } = { src: '', sandbox: '', share: 0 }] = frames
      const game = expected.games[written.page] ?? ''
      const isInNewTab = links.some(
        ({ href, target, rel }) => href === src && target === '_blank' && rel.includes('noopener'),
      )
      // Our own game is on the site's origin.
      const mayReach = src.startsWith('/') ? /^$|top-nav|same-origin/ : /^$|top-nav/
      return [
        ...(frames.length === 1 ? [] : [`the page has ${frames.length} games, not 1`]),
        ...(src.startsWith(game) ? [] : [`the game is “${src}”, not “${game}”`]),
        ...(mayReach.test(sandbox) ? [`the game can change the page: sandbox “${sandbox}”`] : []),
        ...(share > 0.5 ? [] : ['the game does not fill the page']),
        ...(isInNewTab ? [] : ['no link opens the game in a new tab']),
      ]
    },
  },
  form: {
    check: ({ variant, path, fields: found, formTexts, sent }, _, written) => {
      const fixed = fixedAt(path)
      if (variant === 'affiliate' || !/home|contact/.test(written?.kind ?? '')) {
        return []
      }
      return [
        ...differs(found.join(', '), fields.join(', ')).map(each => `the fields are ${each}`),
        ...differs(formTexts.join(', '), fixed?.form.join(', ')),
        ...(sent && fixed ? differs(sent, fixed.sent) : []),
      ]
    },
  },
  questions: {
    check: ({ variant, questions }, _, written) => {
      const open = questions.filter(Boolean).length
      if (variant === 'affiliate' || written?.kind !== 'home') {
        return []
      }
      return [
        ...differs(`${questions.length} questions`, `${figures.questions} questions`),
        ...(open > 1 ? [`${open} questions are open at the same time`] : []),
      ]
    },
  },
  contact: {
    must: 'be valid',
    shown: ({ links }) => (hasEnd(addressesOf(links), '/contact') ? 'linked' : 'none'),
    check: ({ variant, links }) =>
      variant === 'affiliate' || hasEnd(addressesOf(links), '/contact')
        ? []
        : ['no link leads to the contact form'],
  },
  'wrong-variant addresses': {
    must: 'be valid',
    shown: ({ variant, links, frames }) =>
      variant === 'affiliate'
        ? `${links.filter(({ rel }) => rel.includes('sponsored')).length} paid links`
        : `${frames.length} games`,
    check: ({ variant, links, frames }, { only }) =>
      [...addressesOf(links), ...frames.map(({ src }) => src)]
        .filter(href => isOneOf(only[otherThan[variant]].addresses, href))
        .map(href => `only the ${otherThan[variant]} may link to “${href}”`),
  },
  'wrong-variant words': {
    check: ({ variant, path, title, description, text }, { only, policies }) => {
      const other = otherThan[variant]
      // A policy may say what the policy of the other variant says.
      const policy = policies[marketPath(path).path]?.[other]
      const phrases = only[other].phrases.filter(phrase => !policy?.includes(phrase))
      return [title, description, ...text].flatMap(line => {
        const words = wordsIn(line)
        return phrases
          .filter(phrase => words.includes(phrase))
          .map(phrase => `only the ${other} may say${phrase.trimEnd()}, found in “${line}”`)
      })
    },
  },
  months: {
    check: ({ month, months, path, now }) => {
      const language = languageAt(path)
      const format = (options: Intl.DateTimeFormatOptions, date: number) =>
        new Date(date).toLocaleDateString(language, { month: 'long', ...options })
      const present = format({ year: 'numeric', timeZone: 'Pacific/Auckland' }, now)
      return [
        ...months.flatMap((name, index) => differs(name, format({}, Date.UTC(2026, index, 15)))),
        ...(month ? differs(month, present) : []),
      ].map(each => `${language}: ${each}`)
    },
  },
  'missing translation': {
    check: ({ variant, text, path }, { pages, untranslated }, written) => {
      const language = languageAt(path)
      const { name } = languageChecks[language]
      const english = pages[marketPath(path).path]?.[variant]
      // Pages that editors add are English until they are translated.
      const isPrescribed = ['/', ...menus[variant], ...policies[variant]].includes(
        marketPath(path).path,
      )
      const isEnglish =
        isPrescribed && language !== 'en' && written?.description === english?.description
      return [
        ...(isEnglish ? [`this page is English: it has no ${name}`] : []),
        ...untranslated[variant]
          .filter(label => label.language === language)
          .filter(label => text.some(line => wordsIn(line).includes(wordsIn(label.text))))
          .map(({ label, text }) => `“${text}” is English: the label ${label} has no ${name}`),
      ]
    },
  },
  'foreign words': {
    check: (facts, expected) => {
      const answered = answerOf(facts, expected)?.brands.flatMap(({ says }) => says)
      const known = expected.vocabulary[languageAt(facts.path)] + wordsIn(answered?.join(' ') ?? '')
      return facts.text.flatMap(line => {
        const words = wordsIn(line).trim().split(' ')
        const unknown = words.find(each => /\p{L}/u.test(each) && !known.includes(` ${each} `))
        return unknown ? [`“${line}” is in no content file: ${unknown}`] : []
      })
    },
  },
  focus: {
    check: ({ unfocused }) =>
      unfocused.length ? [`the focus does not show on ${unfocused.map(quote).join(' ')}`] : [],
  },
  console: {
    check: (facts, expected) => {
      const others = facts.console.filter(line => !line.includes(failureLine))
      // A failed call logs one line in Turkish (spec §8.1).
      const wanted = answerOf(facts, expected)?.fails ? 1 : 0
      const found = facts.console.length - others.length
      return [
        ...others,
        ...(found === wanted ? [] : [`${found} lines say ${failureLine}, not ${wanted}`]),
      ]
    },
  },
}

/** Returns the rule for a text of the head, which only policies share with the other variant. */
function differentText(name: 'title' | 'description'): Rule {
  return {
    must: 'differ',
    shown: facts => facts[name],
    check: ({ [name]: text, path, variant }, expected, written) => {
      const other = expected.pages[path]?.[otherThan[variant]][name]
      const isShared = other === text && !expected.policies[marketPath(path).path]
      return [
        ...differs(text, written?.[name]),
        ...sharedBy(name, variant, expected, written),
        ...(isShared ? [`both variants say “${text}”`] : []),
      ]
    },
  }
}

/** Returns a message for each other page of the variant with the same text (spec §2.5). */
const sharedBy = (
  name: 'title' | 'description' | 'heading' | 'intro',
  variant: Variant,
  { pages }: Expectations,
  written?: WrittenPage,
): string[] =>
  Object.values(pages)
    .map(each => each[variant])
    .filter(each => each.page !== written?.page && each[name] && each[name] === written?.[name])
    .map(({ page }) => `the page “${page}” has the same ${name}`)

export function checkPage(facts: PageFacts, expected: Expectations): Breach[] {
  const written = expected.pages[facts.path]?.[facts.variant]
  return Object.entries(rules).flatMap(([rule, { check }]) =>
    [...new Set(check(facts, expected, written))].map(message => ({ rule, message })),
  )
}

/** Returns the words of a text with one space around each, so that a phrase can be looked up in it. */
export const wordsIn = (text: string): string =>
  ` ${text.toLowerCase()} `.replace(/[^\p{L}\p{N}]+/gu, ' ')

/** What a failed call writes to the console. */
const failureLine = 'Site bilgisi alınamadı'

/** Returns the flag of a list (spec §2.2). */
function flagAt(path: string, page?: string): string {
  const language = languageAt(path)
  const name = fixedAt(path)?.flag ?? languageSettings[language].flag.name
  if (page !== 'live-casino') {
    return `flag-${name}`
  }
  return marketPath(path).segment === name ? `flag-live-${name}` : 'flag-live'
}

const quote = (text: string): string => `“${text}”`

const languageAt = (path: string) => languageOf(marketPath(path).segment)

const hasMark = (text: string): boolean => /(?:^|\s)18\+/.test(text)

/** Returns the links to pages of the site, each with its address. */
const ownLinks = (links: PageFacts['links']) =>
  links
    .filter(({ href, target }) => href.startsWith('/') && !target)
    .map(link => ({ ...link, address: link.href.replace(/[?#].*/, '') }))

const addressesOf = (links: PageFacts['links']): string[] => links.map(({ href }) => href)

const hasEnd = (addresses: readonly string[], end: string): boolean =>
  addresses.some(each => each.endsWith(end))

const isOneOf = (beginnings: readonly string[], address: string): boolean =>
  beginnings.some(each => address.startsWith(each))

/** Ages in sentences of each language, because a page can show English ones, and marks such as `18+`. */
const ages = [...languages.map(language => languageChecks[language].ages), /^(\d\d) ?\+(?! ?\w)/g]

export function agesIn(text: string): string[] {
  const found = ages.flatMap(pattern => [...text.matchAll(pattern)])
  return [...new Set(found.map(([, ...groups]) => groups.find(Boolean) ?? ''))]
}

import { languageSettings } from '../../shared/content/languages.ts'
import type { Requirement } from './requirement.ts'
import { onPages } from './where.ts'
import { allWords, words } from './written-words.ts'

/** What a page says (§10). */
export const language: Requirement[] = [
  {
    number: '10.3',
    title: 'a page says only words of its variant, in its language',
    appliesTo: onPages,
    check: async ({ page, scene, answered, expect }) => {
      const links = Object.values(languageSettings).map(({ link }) => link)
      const offers = answered.map(({ url, texts }) =>
        [new URL(url).host, ...Object.values(texts).flat()].join(' '),
      )
      const siteWords = new Set(wordsIn([allWords(scene), ...links, ...offers].join(' ')))
      const html = await page.locator('#casino-guide-root').evaluate(root => {
        const copy = document.importNode(root, true)
        const names = ['alt', 'aria-label', 'placeholder', 'title']
        for (const element of copy.querySelectorAll('*')) {
          // Words in neighbouring blocks are different words.
          element.prepend(' ', ...names.map(name => `${element.getAttribute(name) ?? ''} `))
          element.after(' ')
        }
        return copy.textContent ?? ''
      })
      const unknown = wordsIn(html).filter(word => !siteWords.has(word))
      for (const word of new Set(unknown)) {
        expect(word, `“${word}” is in no content file`).toBe('')
      }
    },
  },
  {
    number: '10.3',
    title: 'a page has no label in English instead of its own language',
    appliesTo: scene => onPages(scene) && scene.language !== 'en',
    check: async ({ page, scene, expect }) => {
      const { variant, language } = scene
      const { labels } = words[variant][language]
      // The site's name can be the same in every language.
      const ownWords = (text: string) =>
        text.replace(labels.siteName ?? '', '').replace(/\{\w+\}/g, '')
      const english = Object.entries(labels).filter(
        ([key, text]) => text === words[variant].en.labels[key] && /\p{L}{2}/u.test(ownWords(text)),
      )
      const text = await page.locator('#casino-guide-root').evaluate(root => root.outerHTML)
      const shown = english.filter(([, label]) => text.includes(label.replace(/\{.*/, '')))
      for (const [key, label] of shown) {
        expect(label, `the label ${key} is “${label}”`).toBe('')
      }
    },
  },
]

const wordsIn = (text: string): string[] =>
  text
    .toLowerCase()
    .match(/[\p{L}\p{N}]+/gu)
    ?.filter(word => /\p{L}/u.test(word)) ?? []

import type { Locator } from 'playwright/test'
import { recordClicks } from '../helpers/presses.ts'
import type { Asked, Requirement } from './requirement.ts'
import { visibleTexts } from './visible-texts.ts'
import { inEnglish, onLists } from './where.ts'
import { label, wantedLabel } from './written-words.ts'

/** Payment icons before the fold (spec §9). */
const shownIcons = 6

/** The first ranks, which have trophies. */
const trophies = 3

const scoreAt = (index: number): string => ['5.0', '4.9', '4.8', '4.7', '4.6'][index] ?? '4.5'

/** What a check of cards gets: `brands` are those of the cards, in their order. */
type AskedOfCards = Asked & { cards: Locator }

/** What brand cards show (spec §2, Brand card, and §9). */
export const card: Requirement[] = [
  {
    number: '2.13',
    title: 'a card shows the rank ‘#n’',
    ...onCards(async ({ cards, scene, brands, expect }) => {
      const ranks = await visibleTexts(cards.locator('.brand-rank'))
      const wanted = brands.map((_, index) => wantedLabel(scene, 'rank', { rank: index + 1 }))
      expect(ranks, places(ranks, wanted)).toEqual(wanted)
    }),
  },
  {
    number: '9.2',
    title: 'the first five ranks score 5.0, 4.9, 4.8, 4.7 and 4.6, all others 4.5',
    ...onCards(async ({ cards, brands, expect }) => {
      const scores = await visibleTexts(cards.locator('.brand-score strong'))
      const wanted = brands.map((_, index) => scoreAt(index))
      expect(scores, places(scores, wanted)).toEqual(wanted)
    }),
  },
  {
    number: '2.14',
    title: '‘rate it’ has five stars, lit up to the score',
    ...onCards(
      async ({ cards, scene, brands, expect }) => {
        const scores = await cards.locator('.brand-score strong').allTextContents()
        const stars = await cards.locator('.stars').evaluateAll(all =>
          all.map(stars => {
            const { width, height } = stars.getBoundingClientRect()
            const [, lit = ''] = /([\d.]+)%/.exec(getComputedStyle(stars).backgroundImage) ?? []
            return `${Math.round(width / height)} stars, ${Math.round(Number(lit))} % lit`
          }),
        )
        const wanted = scores.map(score => `5 stars, ${Math.round(Number(score) * 20)} % lit`)
        expect(stars, places(stars, wanted)).toEqual(wanted)
        const names = cards.locator('.stars')
        const labels = await names.evaluateAll(all => all.map(name => name.ariaLabel ?? ''))
        const right = scores.map(score => label(scene, 'score', { score }))
        expect(labels, `screen readers: ${places(labels, right)}`).toEqual(right)
        if (inEnglish(scene)) {
          const rated = await visibleTexts(
            cards.locator('.brand-score').filter({ hasText: wantedLabel(scene, 'rateIt') }),
          )
          expect(rated.length, `${rated.length} say ‘rate it’`).toBe(brands.length)
        }
        // Forced colours leave out backgrounds.
      },
      ({ state }) => state !== 'forced colours',
    ),
  },
  {
    number: '9.3',
    title: 'the count of ‘rate it’ is 1345',
    ...onCards(async ({ cards, scene, brands, expect }) => {
      const texts = await visibleTexts(cards.locator('.brand-score'))
      const counts = texts.map(text => /\((.*)\)/.exec(text)?.[1] ?? '')
      const wanted = brands.map(() => wantedLabel(scene, 'ratings'))
      expect(counts, places(counts, wanted)).toEqual(wanted)
    }),
  },
  {
    number: '2.15',
    title: 'a card shows the logo',
    ...onCards(async ({ cards, brands, expect }) => {
      const logos = await cards
        .locator('.brand-logo img')
        .filter({ visible: true })
        .evaluateAll(all =>
          all
            .filter(logo => logo instanceof HTMLImageElement)
            .map(({ src }) => src.replace(location.origin, '')),
        )
      const wanted = brands.map(({ logo }) => logo).filter(Boolean)
      expect(logos, differences(logos, wanted)).toEqual(wanted)
    }),
  },
  {
    number: '2.15',
    alsoBreaks: ['9.5'],
    title: 'three different trophies, for ranks 1 to 3 only',
    ...onCards(async ({ cards, brands, expect }) => {
      const pictures = await cards.evaluateAll(all =>
        all.map(card =>
          [...card.querySelectorAll<HTMLImageElement>('.brand-rank img')]
            .filter(trophy => trophy.checkVisibility({ visibilityProperty: true }))
            .map(({ src }) => src.replace(/.*\/|\..*/g, ''))
            .join(' '),
        ),
      )
      const wrong = pictures.findIndex((picture, index) => {
        const hasTrophy = picture !== ''
        const isRepeated = hasTrophy && pictures.indexOf(picture) < index
        return isRepeated || hasTrophy !== index < trophies
      })
      expect(wrong, `#${wrong + 1} has ${pictures[wrong] || 'none'}`).toBe(-1)
      expect(pictures.length, 'cards').toBe(brands.length)
    }),
  },
  ...['bonus', 'privileges'].map(
    (name): Requirement => ({
      number: '2.16',
      alsoBreaks: ['3.2'],
      title: `a card shows the block ‘${name}’`,
      ...onCards(async ({ cards, scene, brands, expect }) => {
        const block = cards.locator(`.brand-${name}`)
        const shown = await visibleTexts(block.locator('strong, li'))
        const wanted = brands.flatMap(({ texts }) => texts[name] ?? [])
        expect(shown, differences(shown, wanted)).toEqual(wanted)
        await expectName(block, name, { scene, expect })
      }),
    }),
  ),
  {
    number: '2.17',
    title: 'a card shows the icons of the payment methods, in rows of more than one',
    ...onCards(async ({ cards, scene, brands, expect }) => {
      const blocks = await cards.evaluateAll(all =>
        all.map(card => {
          const icons = [...card.querySelectorAll<HTMLImageElement>('.payment-icons img')]
          const tops = icons
            .filter(icon => !icon.closest('[popover]'))
            .map(icon => icon.getBoundingClientRect().top)
          return {
            sources: icons.map(({ src }) => src.replace(location.origin, '')).join(' '),
            shown: tops.length,
            rows: new Set(tops).size,
            inLastRow: tops.filter(top => top === tops.at(-1)).length,
          }
        }),
      )
      const sources = blocks.map(block => block.sources)
      const wanted = brands.map(({ payments }) => payments.join(' '))
      const wrong = sources.findIndex((source, index) => source !== wanted[index])
      expect(sources, `#${wrong + 1} has other icons`).toEqual(wanted)
      // Another number of icons breaks §9.1.
      const alone = blocks.findIndex(
        ({ shown, rows, inLastRow }) => shown === shownIcons && rows > 1 && inLastRow === 1,
      )
      expect(alone, `#${alone + 1}: one icon is alone in a row`).toBe(-1)
      await expectName(cards.locator('.brand-payments'), 'paymentMethods', { scene, expect })
    }),
  },
  {
    number: '9.1',
    title: 'six payment icons show; the others are behind ‘N more ways to deposit’',
    ...onCards(
      async ({ cards, scene, brands, expect }) => {
        const shown = await cards.evaluateAll(all =>
          all.map(card => {
            const icons = card.querySelectorAll('.payment-icons:not([popover]) img')
            const count = [...icons].filter(icon => icon.checkVisibility()).length
            const more = card.querySelector('.more-payments')
            return { count, more: more?.checkVisibility() ? `${more.textContent?.trim()}` : '' }
          }),
        )
        const icons = shown.map(({ count, more }) => `${count} icons ${more}`)
        const wanted = brands.map(({ payments }) => {
          const count = payments.length - shownIcons
          const more = wantedLabel(scene, 'morePayments', { count })
          return `${Math.min(payments.length, shownIcons)} icons ${count > 0 ? more : ''}`
        })
        expect(icons, places(icons, wanted)).toEqual(wanted)
      },
      scene => scene.state !== 'printed',
    ),
  },
  {
    number: '2.18',
    title: '‘VISIT CASINO’ has the buttons ‘GET BONUS’ and ‘PLAY NOW’',
    ...onCards(async ({ cards, scene, brands, expect }) => {
      await expectName(cards.locator('.brand-visit'), 'visitCasino', { scene, expect })
      const buttons = await visibleTexts(cards.locator('.brand-visit a'))
      const wanted = brands.flatMap(() =>
        ['getBonus', 'playNow'].map(key => wantedLabel(scene, key)),
      )
      expect(buttons, differences(buttons, wanted)).toEqual(wanted)
    }, inEnglish),
  },
  {
    number: '2.19',
    alsoBreaks: ['1.3'],
    title: 'all of a card opens the brand’s address in a new tab',
    ...onCards(async ({ page, cards, scene, brands, expect }) => {
      const found = await cards.evaluateAll(all =>
        all.map(card =>
          [...card.querySelectorAll('a')].map(
            link => `${link.href} in ${link.target || 'the same tab'}`,
          ),
        ),
      )
      const opened = found.map(links => links.join(' and '))
      const wanted = brands.map(({ url }) => `${url} in _blank and ${url} in _blank`)
      expect(opened, places(opened, wanted)).toEqual(wanted)
      // An open popover covers the cards.
      if (scene.state === 'printed' || scene.reach) {
        return
      }
      await page.evaluate(recordClicks)
      for (const { x, y } of await cards.evaluateAll(middlesOfBlocks)) {
        await page.mouse.click(x, y)
      }
      const dead = await page.evaluate(clicksBesideControls)
      await page.evaluate(() => window.stopRecording())
      expect(dead, `a press on ${dead[0]} opens nothing`).toEqual([])
    }),
  },
  {
    number: '3.2',
    alsoBreaks: ['9.4'],
    title: 'a card says nothing else',
    ...onCards(async ({ cards, brands, expect }) => {
      const unknownTexts = await cards.evaluateAll(otherTexts)
      const found = unknownTexts.findIndex(text => text !== '')
      expect(found, `#${found + 1} also says “${unknownTexts[found]}”`).toBe(-1)
      expect(unknownTexts.length).toBe(brands.length)
    }, inEnglish),
  },
]

/** Asks a check at each width of each page with a list. */
function onCards(
  check: (asked: AskedOfCards) => Promise<void>,
  appliesTo: Requirement['appliesTo'] = () => true,
): Pick<Requirement, 'appliesTo' | 'when' | 'check'> {
  return {
    appliesTo: scene => onLists(scene) && appliesTo(scene),
    when: 'each width',
    check: asked => check({ ...asked, cards: asked.page.locator('.brand-card') }),
  }
}

/** Says where two lists with an entry for each card differ first: ‘#6: 4.4, not 4.5’. */
const places = (found: readonly string[], wanted: readonly string[]): string =>
  `#${firstDifference(found, wanted) + 1}: ${differences(found, wanted)}`

/** Says where two lists differ first: ‘4.4, not 4.5’. */
function differences(found: readonly string[], wanted: readonly string[]): string {
  const index = firstDifference(found, wanted)
  return `${found[index] ?? 'nothing'}, not ${wanted[index] ?? 'one more'}`
}

const firstDifference = (found: readonly string[], wanted: readonly string[]): number =>
  (found.length > wanted.length ? found : wanted).findIndex((_, at) => found[at] !== wanted[at])

/** Expects that blocks begin with this label. */
async function expectName(
  blocks: Locator,
  key: string,
  { scene, expect }: Pick<Asked, 'scene' | 'expect'>,
): Promise<void> {
  if (!inEnglish(scene)) {
    return
  }
  const name = wantedLabel(scene, key)
  const texts = await visibleTexts(blocks)
  const unnamed = texts.find(text => !text.startsWith(name))
  expect(unnamed, `“${unnamed}” does not begin with ‘${name}’`).toBe(undefined)
}

/** Finds what each card says besides the names and values of its blocks. Runs in the page. */
function otherTexts(cards: Element[]): string[] {
  return cards.map(card => {
    const copy = document.importNode(card, true)
    const values =
      '.brand-rank, .brand-logo, strong, li, a, .payment-icons, .more-payments, .all-payments'
    for (const block of copy.querySelectorAll(':is(p, div)')) {
      // The name of the block.
      const name = [...block.childNodes].find(node => node.nodeType === Node.TEXT_NODE)
      name?.remove()
    }
    for (const value of copy.querySelectorAll(values)) {
      value.remove()
    }
    return copy.textContent?.trim() ?? ''
  })
}

/** Scrolls to the second card, or the only one. Returns the middles of its blocks in view. Runs in the page. */
function middlesOfBlocks(cards: Element[]): { x: number; y: number }[] {
  const card = cards[1] ?? cards[0]
  card?.scrollIntoView({ block: 'center', behavior: 'instant' })
  const bar = document.querySelector('header')?.getBoundingClientRect().bottom ?? 0
  return [...(card?.querySelectorAll(':scope > :not(meta), .payment-icons:not([popover])') ?? [])]
    .map(block => block.getBoundingClientRect())
    .map(({ x, y, width, height }) => ({ x: x + width / 2, y: y + height / 2 }))
    .filter(({ y }) => y > bar && y < window.innerHeight)
}

/** Names what was clicked, but opens nothing. Runs in the page. */
const clicksBesideControls = (): string[] =>
  window.clicks
    .map(({ path: [target] }) => target)
    .filter(target => target instanceof Element)
    .filter(target => !target.closest('.brand-card :is(a, button)'))
    .map(({ className }) => className)

import type { Requirement } from './requirement.ts'
import { visibleTexts } from './visible-texts.ts'
import { onLists, onPages } from './where.ts'
import { wantedLabel } from './written-words.ts'

/** Constants that are no part of a card (spec §9). */
export const limits: Requirement[] = [
  {
    number: '9.6',
    alsoBreaks: ['2.10', '2.22'],
    title: 'the minimum age is 18: the footer and the notes above lists say ‘18+’',
    appliesTo: onPages,
    when: 'each width',
    check: async ({ page, scene, expect }) => {
      const marks = await visibleTexts(page.locator('footer .adult img, footer .adult .age'))
      expect(marks.join(), `the footer shows “${marks.join()}”`).toBe(
        wantedLabel(scene, 'adultMark'),
      )
      if (onLists(scene)) {
        const notes = await visibleTexts(page.locator('.disclosure .age'))
        expect(notes.join(), `the note above the list shows “${notes.join()}”`).toBe(
          wantedLabel(scene, 'adultMark'),
        )
      }
      const [line = ''] = await visibleTexts(page.locator('footer .adult'))
      const otherAges = line.match(/\d+/g)?.filter(age => age !== '18') ?? []
      expect(otherAges, `the footer says “${line}”`).toEqual([])
    },
  },
  {
    number: '9.6',
    title: 'no mark names another age',
    appliesTo: onPages,
    check: async ({ page, expect }) => {
      const text = await page.locator('#casino-guide-root').innerText()
      const [mark] = text.match(otherMark) ?? []
      expect(mark, `one says “${mark}”`).toBe(undefined)
    },
  },
  {
    number: '9.7',
    title: 'the footer’s year is 2024',
    appliesTo: onPages,
    when: 'each width',
    check: async ({ page, expect }) => {
      const copyright = await visibleTexts(page.locator('footer .copyright'))
      const years = copyright.join().match(/\d{4}/g)?.join(' and ')
      expect(years, `it is ${years}`).toBe('2024')
    },
  },
  {
    number: '9.9',
    title: 'a list shows every brand of the answer once, whatever their number',
    appliesTo: onLists,
    check: async ({ page, answered, expect }) => {
      const shown = await page.locator('.brand-card').filter({ visible: true }).count()
      const { length } = answered
      expect(shown, `it shows ${shown} of ${length}`).toBe(length)
    },
  },
]

/** A mark with an age other than 18, such as ‘21+’ or ‘K-20’. A sentence may name any age. */
const otherMark = /^\s*(?:(?!18\b)\d\d ?\+|K ?-?(?!18\b)\d\d)\s*$/mu

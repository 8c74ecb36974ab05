import { axeSource } from '../helpers/expect-accessible.ts'
import type { Requirement } from './requirement.ts'
import { isOneOfEachKind } from './scenes.ts'
import { asArrived, onPages } from './where.ts'

// Ends with undefined, because the value of a script that runs in the page has to be JSON, and axe is not.
const axe = `${axeSource};undefined`

/** What people with disabilities need (§10). */
export const accessibility: Requirement[] = [
  {
    number: '10.1',
    title: 'axe finds nothing against WCAG 2.2 AA or its best practices',
    // Other states have the same markup as these, and other languages the same as English.
    appliesTo: scene =>
      (/^(missing fields|no brands|)$/.test(scene.state) || scene.reach !== undefined) &&
      (scene.language === 'en' || isOneOfEachKind(scene)),
    when: 'each width',
    check: async ({ page, scene, expect }) => {
      // Axe is slow: other languages and states are checked at their first width only.
      const isFirstWidth = page.viewportSize()?.width === scene.widths[0]
      if (!isFirstWidth && !(asArrived(scene) && scene.language === 'en')) {
        return
      }
      await page.evaluate(axe)
      const found = await page.evaluate<string[]>(runAxe)
      // An open list covers parts of the buttons below it.
      const isExpected = (line: string) =>
        scene.state === 'payment list open' && line.includes('target-size')
      for (const line of new Set(found.filter(line => !isExpected(line)))) {
        expect(line, line).toBe('')
      }
    },
  },
  {
    number: '10.2',
    title: 'the focus is visible',
    // After a click, browsers do not show a focus that a script sets.
    appliesTo: scene =>
      onPages(scene) && !scene.reach && !scene.from && !/^(200 brands|printed)$/.test(scene.state),
    check: async ({ page, expect }) => {
      const targets = page.locator('a[href], button, input, textarea, summary')
      const unfocused = await targets.evaluateAll(all =>
        all
          .filter(target => target instanceof HTMLElement)
          .filter(target => {
            target.focus({ preventScroll: true })
            const isFocused = document.activeElement === target
            const { outlineStyle, outlineWidth, outlineColor } = getComputedStyle(target)
            const isThin = outlineStyle === 'none' || Number.parseFloat(outlineWidth) < 2
            target.blur()
            return isFocused && (isThin || /^rgba.*, 0\)$/.test(outlineColor))
          })
          .map(({ localName, className }) => `${localName}.${className}`),
      )
      const names = [...new Set(unfocused)]
      expect(names, `not on ${names.slice(0, 3).join(', ')}`).toEqual([])
    },
  },
]

/** Looks at a page, and at four of its cards: three with a trophy, one without. Runs in the page. */
const runAxe = `axe.run({ exclude: '.brand-card:nth-child(n + 5)' }, {
  iframes: false,
  preload: false,
  // Reporting passes as well takes half as long again.
  resultTypes: ['violations'],
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
  // WCAG 2.5.3: voice control finds a button by the words on it.
  rules: { 'label-content-name-mismatch': { enabled: true } },
}).then(({ violations }) => violations.flatMap(({ id, help, nodes }) =>
  // A fault of every card is one fault.
  nodes.map(({ target }) => help + ' (' + id + '): ' + target.join(' ').replace(/:nth-child\\(\\d+\\)/g, ''))
))`

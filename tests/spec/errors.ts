import { hydrated } from '../helpers/go-to.ts'
import type { Requirement } from './requirement.ts'
import { expectStylesheet } from './states.ts'

const onFailure: Requirement['appliesTo'] = ({ state }) => state === 'info service fails'

/** What happens on errors (spec §2, Unknown routes, and §8). */
export const errors: Requirement[] = [
  {
    number: '8.1',
    title: 'after a failed call, the social casino shows with index.css, and no error',
    when: 'first',
    appliesTo: onFailure,
    check: async asked => {
      const variant = await asked.page.locator('html').getAttribute('data-variant')
      asked.expect(variant, `the ${variant} shows`).toBe('social')
      await expectStylesheet(asked, 'index.css')
    },
  },
  {
    number: '8.1',
    title: 'a failed call shows the visitor no error',
    when: 'last',
    appliesTo: onFailure,
    check: async ({ page, scene, expect }) => {
      const failed = await page.locator('body').innerText()
      await page.goto(`${scene.address}?secretkey=${scene.variant}`)
      await hydrated(page)
      const usual = await page.locator('body').innerText()
      const more = failed.split('\n').find(line => !usual.includes(line))
      expect(more, `it says “${more}”`).toBe(undefined)
    },
  },
  {
    number: '8.1',
    title: 'a failed call writes one message in Turkish to the console',
    appliesTo: onFailure,
    check: ({ complaints, expect }) => {
      const lines = complaints.map(line => line.slice(0, 'Site bilgisi alınamadı'.length))
      expect(lines, `it writes “${complaints.join('” and “')}”`).toEqual(['Site bilgisi alınamadı'])
    },
  },
  {
    number: '2.29',
    alsoBreaks: ['8.3'],
    title:
      'an unknown path shows only the router’s ‘Unexpected Application Error!’, with the status',
    appliesTo: ({ state }) => state === 'unknown path',
    check: async ({ page, status, expect }) => {
      const text = await page.locator('body').innerText()
      expect(text, `it says “${text.slice(0, 60)}”`).toMatch(
        /^\s*Unexpected Application Error!\s+404 Not Found\b/,
      )
      const parts = await page.locator('header, footer').filter({ visible: true }).count()
      expect(parts, 'it has a header or a footer').toBe(0)
      expect(status, `the status is ${status}`).toBe(404)
    },
  },
]

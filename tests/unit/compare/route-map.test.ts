import { expect, test } from 'vitest'
import { comparisonDataOf } from '../../../scripts/compare/comparison-data-of.ts'
import { routeMap } from '../../../scripts/compare/findings/route-map.ts'

test('the route map names the pages that both route tables have', () => {
  const { pages } = comparisonDataOf(process.cwd(), []).data
  const shared = pages.filter(page => page.in === 'both').map(({ path }) => path)
  expect(shared).toEqual(expect.arrayContaining(Object.keys(routeMap)))
})

test('the words of a variant that give it away are those that the other does not have', () => {
  const { marks, policies } = comparisonDataOf(process.cwd(), ['http://localhost:8082/temple']).data
    .words
  expect(marks.affiliate.texts).toContain('payment methods')
  expect(marks.affiliate.addresses).toContain('https://aurora.example')
  expect(marks.social.texts).toContain('our games')
  expect(marks.social.addresses).toEqual(['http://stand-in/temple'])
  expect(marks.affiliate.texts.filter(text => marks.social.texts.includes(text))).toEqual([])
  // Both have a button that says so.
  expect([...marks.affiliate.texts, ...marks.social.texts]).not.toContain('play now')
  expect(policies).toEqual(expect.arrayContaining(['/privacy-policy', '/cookie-policy']))
})

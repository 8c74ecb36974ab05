import fc from 'fast-check'
import { expect, test } from 'vitest'
import { parseAddress } from '../../../shared/site-info/parse-address.ts'
import { parseBrand } from '../../../shared/site-info/parse-brand.ts'
import { address } from '../../helpers/mutated-answer.ts'
import { ownOrigin, wireBrand } from './wire-answer.ts'

const refused = [
  ...['javascript:alert(1)', 'JaVaScRiPt:alert(1)', ' \tjava\nscript:alert(1)'],
  ...['\u0001javascript:alert(1)', 'javascript://kiwi.example/%0aalert(1)', 'vbscript:msgbox(1)'],
  ...['data:text/html,<script>alert(1)</script>', 'data:image/svg+xml,<svg/>'],
  ...['blob:https://kiwi.example/1', 'file:///etc/passwd', 'ftp://kiwi.example/'],
  ...['mailto:a@kiwi.example', 'web+https://kiwi.example/', 'intent://kiwi.example#Intent;end'],
  ...['https://user:pw@kiwi.example/', 'https://user@kiwi.example/', 'https://:pw@kiwi.example/'],
  ...['https://kiwi.example@evil.example/', '//evil.example/x', '///evil.example/x'],
  ...['/\\evil.example/x', '\\\\evil.example/x', '/\t/evil.example/x', '/..//evil.example/x'],
  ...['kiwi.example/x', 'x.svg', './x.svg', '../x.svg', '?x', '#x', '', ' '],
  ...['https://', 'https://ki wi.example/', 'https://kiwi.example:99999/'],
  ...[null, undefined, 7, true, {}, ['https://kiwi.example/'], { href: 'https://kiwi.example/' }],
]

test.each(refused)('%j is neither link nor image', address => {
  expect(parseBrand({ ...wireBrand, url: address }, ownOrigin)).toBeUndefined()
  const brand = parseBrand({ ...wireBrand, logo: address, paymentTypes: [address] }, ownOrigin)
  expect(brand).toMatchObject({ logo: '', payments: [] })
})

test.each([
  ['/', 'https://guide.example/'],
  ['/x.svg?v=2#top', 'https://guide.example/x.svg?v=2#top'],
  ['/@evil.example/x', 'https://guide.example/@evil.example/x'],
  ['/:80@evil.example/x', 'https://guide.example/:80@evil.example/x'],
  ['/../../x.svg', 'https://guide.example/x.svg'],
  ['/javascript:alert(1)', 'https://guide.example/javascript:alert(1)'],
  ['http://cdn.example/x.svg', 'http://cdn.example/x.svg'],
  ['HTTPS://CDN.example/x.svg', 'https://cdn.example/x.svg'],
  ['https://cdn.example//x.svg', 'https://cdn.example//x.svg'],
  [' https://cdn.example/x.svg\n', 'https://cdn.example/x.svg'],
  ['https://cdn.example/"><script>', 'https://cdn.example/%22%3E%3Cscript%3E'],
])('the image %j is found at %s', (sent, address) => {
  expect(parseAddress(sent, ownOrigin)?.href).toBe(address)
})

test('a path is no link, and no image where the page has no origin of its own', () => {
  expect(parseBrand({ ...wireBrand, url: '/x' }, ownOrigin)).toBeUndefined()
  expect(parseAddress('/x.svg', 'null')).toBeUndefined()
})

test('an image that is a path stays on our own origin, whatever stands in it', () => {
  fc.assert(
    fc.property(address, rest => {
      expect(parseAddress(`/${rest}`, ownOrigin)?.origin ?? ownOrigin).toBe(ownOrigin)
    }),
    { numRuns: 2000 },
  )
})

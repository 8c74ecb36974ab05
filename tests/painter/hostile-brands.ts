import fc from 'fast-check'
import { type RankedBrand, rankBrands } from '../../shared/site-info/rank-brands.ts'
import type { Brand } from '../../shared/site-info/site-info.ts'

const text = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.constantFrom(
    '',
    ' ',
    '\r\n\t',
    '\u0000',
    '&lt;&amp;&nbsp;',
    `"'\`<>`,
    '</li></ol><script>alert(1)</script>',
    '<!-- <img src=x onerror=alert(1)> -->',
    'שלום \u202eabc\u202c',
    '👩‍👩‍👧‍👦',
    'x'.repeat(500),
  ),
)
const address = fc.webUrl({ withQueryParameters: true, withFragments: true })
const logo = fc.oneof(fc.constant(''), address)

const brand = (mostIcons: number): fc.Arbitrary<Brand> =>
  fc.record({
    id: text,
    url: address,
    host: text,
    logo,
    bonus: text,
    privileges: fc.tuple(text, text, text),
    payments: fc.array(address, { maxLength: mostIcons, size: 'max' }),
  })

/** Lists as the parser lets them through: mostly a few brands, at times many, or 60 icons each. */
export const hostileBrands: fc.Arbitrary<RankedBrand[]> = fc
  .oneof(
    { weight: 20, arbitrary: fc.array(brand(9), { maxLength: 8, size: 'max' }) },
    { weight: 2, arbitrary: fc.array(brand(60), { maxLength: 3, size: 'max' }) },
    { weight: 1, arbitrary: fc.array(brand(8), { maxLength: 40, size: 'max' }) },
  )
  .map(brands => rankBrands(brands, () => 0))

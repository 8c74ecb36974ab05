import fc from 'fast-check'
import { wireBrand } from '../unit/site-info/wire-answer.ts'

const pieces = [
  ...['javascript:', 'data:', 'https:', 'http:', 'blob:', '//', '/', '\\', '@', ':', '?', '#'],
  ...[' ', '\t', '\n', '\0', '..', '.', '%2f', 'user:pw', 'evil.example', 'alert(1)', '\uD800'],
]

/** Texts made of what addresses are made of, good and bad. */
export const address = fc
  .array(fc.constantFrom(...pieces), { maxLength: 8 })
  .map(parts => parts.join(''))

const wrong = fc.oneof(address, fc.jsonValue(), fc.constant(undefined))
const orWrong = (good: unknown) =>
  fc.oneof({ arbitrary: fc.constant(good), weight: 2 }, { arbitrary: wrong, weight: 1 })

const mutatedBrand = fc.record(
  {
    ...Object.fromEntries(
      Object.entries(wireBrand).map(([field, good]) => [field, orWrong(good)] as const),
    ),
    paymentTypes: fc.oneof(wrong, fc.array(orWrong('/icons/visa.svg'))),
  },
  { requiredKeys: [] },
)

/** Good answers of the info service in which anything may be wrong. */
export const mutatedAnswer = fc.record({
  status: orWrong(true),
  blackSide: orWrong(true),
  brandResponseDtos: fc.oneof(wrong, fc.array(fc.oneof(mutatedBrand, wrong))),
})

const script = 'window.__pwn=1'

/** Texts that would run a script where they got into markup or into an address. */
const attack = fc.constantFrom(
  `<script>${script}</script>`,
  `<img src=x onerror="${script}">`,
  `"><svg onload="${script}">`,
  `javascript:${script}`,
  `https://evil.example/"onmouseover="${script}`,
  `data:text/html,<script>${script}</script>`,
)

/** Texts that are hard to lay out, to escape or to count. */
const text = fc.oneof(
  attack,
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.constantFrom(
    ...['', ' ', '\r\n\t', '\0', '&lt;&amp;&nbsp;', `"'\`<>`, '<!-- <img src=x> -->'],
  ),
  fc.constantFrom(...['שלום \u202eabc\u202c', '👩‍👩‍👧‍👦', 'x'.repeat(500)]),
)

/** Brands of the info service with a link that can be followed, and anything in all other fields. */
export const hostileBrand = fc.record({
  ...Object.fromEntries(Object.keys(wireBrand).map(field => [field, text])),
  url: fc.webUrl({ withQueryParameters: true, withFragments: true }),
  logo: fc.oneof(text, fc.webUrl()),
  paymentTypes: fc.array(fc.oneof(attack, fc.webUrl()), { maxLength: 12, size: 'max' }),
})

/** Bodies of the info service: any JSON, any text, good answers gone wrong, and attacks. */
export const anyBody = fc.oneof(
  fc.json(),
  fc.string(),
  mutatedAnswer.map(answer => JSON.stringify(answer)),
  fc
    .array(
      fc.oneof(
        hostileBrand,
        hostileBrand.map(brand => ({ ...brand, url: brand.logo })),
      ),
    )
    .map(brands => JSON.stringify({ status: true, blackSide: true, brandResponseDtos: brands })),
)

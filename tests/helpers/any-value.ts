import fc from 'fast-check'
import { wireAnswer } from '../../scripts/serve/stand-ins/wire-answer.ts'
import { wireBrand } from '../unit/site-info/wire-brand.ts'

/** Takes samples, the same ones in each run. */
export const samples = <Value>(values: fc.Arbitrary<Value>, numRuns: number): Value[] =>
  fc.sample(values, { seed: 1, numRuns })

// Without spaces: Chromium accepts one in a host, Node refuses it.
const pieces = [
  'https://kiwi.example/',
  'javascript:',
  'data:',
  'https:',
  'http:',
  'blob:',
  '//',
  '/',
  '\\',
  '@',
  ':',
  '?',
  '#',
  '\t',
  '\n',
  '\0',
  '..',
  '.',
  '%2f',
  'user:pw',
  'evil.example',
  'alert(1)',
  '\uD800',
]

/** Texts made of the parts of good and bad addresses. */
export const address = fc
  .array(fc.constantFrom(...pieces), { maxLength: 8 })
  .map(parts => parts.join(''))

const script = 'window.__pwn=1'

/** Texts that could run a script, or are hard to lay out or escape. */
const oddTexts = [
  `<script>${script}</script>`,
  `<img src=x onerror="${script}">`,
  `"><svg onload="${script}">`,
  `javascript:${script}`,
  `https://evil.example/"onmouseover="${script}`,
  `data:text/html,<script>${script}</script>`,
  '',
  ' ',
  '\r\n\t',
  '\0',
  '&lt;&amp;&nbsp;',
  `"'\`<>`,
  '<!-- <img src=x> -->',
  'שלום \u202eabc\u202c',
  '👩‍👩‍👧‍👦',
  'x'.repeat(500),
]

const wrong = fc.oneof(
  fc.constantFrom(...oddTexts),
  fc.string({ unit: 'grapheme', maxLength: 40 }),
  address,
  fc.jsonValue(),
  fc.constant(undefined),
)
const orWrong = (good: unknown) =>
  fc.oneof({ arbitrary: fc.constant(good), weight: 2 }, { arbitrary: wrong, weight: 1 })

/** Brands in which any field may be wrong or missing. */
export const mutatedBrand = fc.record(
  {
    ...Object.fromEntries(
      Object.entries(wireBrand).map(([field, good]) => [field, orWrong(good)] as const),
    ),
    paymentTypes: fc.oneof(wrong, fc.array(orWrong('/icons/visa.svg'), { maxLength: 12 })),
  },
  { requiredKeys: [] },
)

/** Answers of the info service in which any field may be wrong. */
export const mutatedAnswer = fc
  .record({
    status: orWrong(true),
    blackSide: orWrong(true),
    brands: fc.oneof(wrong, fc.array(fc.oneof(mutatedBrand, wrong))),
  })
  .map(wireAnswer)

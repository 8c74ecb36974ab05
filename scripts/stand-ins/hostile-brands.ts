import { tenBrands } from './brands.ts'

const mark = 'window.__pwn=1'

const badAddresses = [
  `javascript:${mark}`,
  ` \tJava\nScript:${mark}`,
  `data:text/html,<script>${mark}</script>`,
  `data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg" onload="${mark}"/>`,
  '//evil.example/path',
  'https://user:password@evil.example/',
  '',
  '\ud800',
]

const badTexts = [
  `<img src=x onerror="${mark}">`,
  `</script></template><svg onload="${mark}">`,
  `"><a href="javascript:${mark}">x</a>`,
  '\u202egnp.exe\u202c zero\u200bwidth\ufeff and\u0000control',
  '\ud800 alone \udfff',
  '<!-- --!> {{constructor.constructor("x")()}}',
  'مرحبا שלום 👩‍👩‍👧‍👦',
]

const badTypes: unknown[] = [null, 7, true, [], {}, ['x'], { toString: 'x' }]

/**
 * Returns the ten good brands with attacks between: bad links, bad texts and images on a good link,
 * wrong types in every field, no brand at all. One that works sets `window.__pwn`.
 */
export function hostileBrands(imagesOrigin: string): unknown[] {
  const good = tenBrands(imagesOrigin)
  const brand = { ...good[0], url: 'https://hostile.example/' }
  const attacks = [
    ...badAddresses.map(url => ({ ...brand, url })),
    ...badAddresses.map(image => ({ ...brand, logo: image, paymentTypes: [image, image] })),
    ...badTexts.map(text => ({
      ...brand,
      ...{ id: text, desciription: text, option1: text, option2: text, option3: text },
    })),
    ...badTypes.flatMap(value => Object.keys(brand).map(field => ({ ...brand, [field]: value }))),
    ...badTypes,
    { ...brand, ...polluting },
  ]
  return [...good.slice(0, 5), ...attacks, ...good.slice(5)]
}

/** Own fields under names that every object already has a meaning for. */
export const polluting = {
  ['__proto__']: { url: `javascript:${mark}`, blackSide: true, polluted: true },
  constructor: { prototype: { polluted: true } },
  hasOwnProperty: 1,
  toString: `javascript:${mark}`,
}

import { brandNames, paymentIcons, tenBrands } from './brands.ts'

/** Gives any number of brands, each with a link of its own. */
export function manyBrands(imagesOrigin: string, count: number): unknown[] {
  const brands = tenBrands(imagesOrigin)
  return Array.from({ length: count }, (_, index) => ({
    ...brands[index % brands.length],
    id: `brand-${index + 1}`,
    url: `https://brand-${index + 1}.example/?ref=guide`,
  }))
}

/** Gives the ten brands with the longest texts a card has to hold, and 60 payment icons. */
export function longBrands(imagesOrigin: string): unknown[] {
  const words = 'A welcome that goes on and on, '.repeat(15)
  return tenBrands(imagesOrigin).map(brand => ({
    ...brand,
    id: `${brand.id}-${'long'.repeat(100)}`,
    url: `https://${brand.id}.example/${'path/'.repeat(60)}?ref=guide`,
    desciription: words,
    option1: 'Unbreakable'.repeat(40),
    option2: words,
    option3: words,
    paymentTypes: paymentIcons(imagesOrigin, 60),
  }))
}

/** Gives brands that lack one field each, then brands of a link alone, then an empty one. */
export function sparseBrands(imagesOrigin: string): unknown[] {
  const [brand] = tenBrands(imagesOrigin)
  const without = (field: string) =>
    Object.fromEntries(Object.entries(brand ?? {}).filter(([name]) => name !== field))
  return [
    ...Object.keys(brand ?? {}).map(without),
    ...brandNames.map(name => ({ url: `https://${name}.example/` })),
    {},
  ]
}

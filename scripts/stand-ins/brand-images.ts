import { brandNames, paymentNames } from './brands.ts'

/** A colour for each brand and each way to pay, with white letters on it. */
const colours = ['#14213f', '#20492f', '#0b6374', '#2b2150', '#8c2f23', '#123a6b', '#5d4180']

/** Draws `brand-<name>.svg` or `pay-<name>.svg`; returns null for any other name. */
export function drawBrandImage(file: string): string | null {
  const [, kind, name = ''] = /^(brand|pay)-([a-z]+)\.svg$/.exec(file) ?? []
  const names: readonly string[] = kind === 'brand' ? brandNames : paymentNames
  const index = names.indexOf(name)
  if (index < 0) return null
  const [width, height] = kind === 'brand' ? [160, 64] : [48, 30]
  const size = Math.min(height / 2.4, (width * 1.4) / name.length)
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">
  <rect width="${width}" height="${height}" rx="${height / 6}" fill="${colours[index % colours.length]}"/>
  <circle cx="${width}" cy="${height}" r="${height * 0.7}" fill="#fff" opacity=".15"/>
  <text x="50%" y="50%" dy=".35em" font-family="system-ui,Arial,sans-serif" font-size="${size}" font-weight="700" text-anchor="middle" fill="#fff">${name}</text>
</svg>
`
}

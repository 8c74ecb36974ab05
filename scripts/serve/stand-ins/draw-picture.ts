/** How a picture is drawn. Most have no ground of their own, as those that services send. */
type Drawing = {
  ink: string
  /** Without a ground, the picture is transparent. */
  ground?: string
  /** In CSS pixels. */
  width?: number
  height?: number
}

/** Logos that are not white words on a ground, as all others are. */
const logos: Record<string, Drawing> = {
  aurora: { ink: '#0b1020' },
  kauri: { ink: '#fff' },
  lagoon: { ink: '#fff', ground: '#0b6e75', width: 96, height: 96 },
  moonbay: { ink: '#4b2a99', width: 384, height: 64 },
  paua: { ink: '#0a7d57' },
  redwood: { ink: '#b3261e' },
}

/** The one brand that sends a photo's format. */
const photo = 'northstar'

export const logoOf = (brand: string): string =>
  `/images/brand-${brand}.${brand === photo ? 'jpg' : 'svg'}`

/** The icons of the invented ways to pay: words in one colour, drawn for a white ground. */
const payments: Record<string, Drawing> = {
  card: { ink: '#1a1f71' },
  debit: { ink: '#c2410c' },
  bank: { ink: '#00395d' },
  transfer: { ink: '#7a1fa2' },
  wallet: { ink: '#862165' },
  phone: { ink: '#111' },
  voucher: { ink: '#b00020' },
  coin: { ink: '#9a6700' },
  cash: { ink: '#14632f' },
  instant: { ink: '#0057b8' },
  gift: { ink: '#ad1457' },
  cheque: { ink: '#37474f' },
}

export const paymentNames: readonly string[] = Object.keys(payments)

/** The addresses of the stand-in's pictures. */
export const standInPicture = /\/images\/(brand|pay)-([a-z]+)\.(svg|jpg)$/

export async function pictureAt(path: string): Promise<{ contentType: string; body: Buffer }> {
  const [, kind = '', name = '', type] = standInPicture.exec(path) ?? []
  const drawn = Buffer.from(drawPicture(kind, name))
  if (type === 'svg') {
    return { contentType: 'image/svg+xml', body: drawn }
  }
  // Imported here, because it takes half a second to load.
  const { default: sharp } = await import('sharp')
  const body = await sharp(drawn).flatten({ background: '#fff' }).jpeg().toBuffer()
  return { contentType: 'image/jpeg', body }
}

/** Draws the logo of a brand or the icon of a way to pay, as SVG: its name in its colours. */
function drawPicture(kind: string, name: string): string {
  const hue = (name.charCodeAt(0) * 40) % 360
  const drawing =
    kind === 'pay'
      ? { width: 48, height: 30, ...payments[name] }
      : {
          width: 160,
          height: 64,
          ...(logos[name] ?? { ink: '#fff', ground: `hsl(${hue} 50% 25%)` }),
        }
  const { width, height, ground = 'none', ink = '#000' } = drawing
  const size = Math.min(height / 1.6, (width * 1.5) / name.length)
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">
  <rect width="${width}" height="${height}" rx="${height / 6}" fill="${ground}"/>
  <text x="50%" y="50%" dy=".35em" font-family="system-ui,Arial,sans-serif" font-size="${size}" font-weight="700" text-anchor="middle" fill="${ink}">${name}</text>
</svg>
`
}

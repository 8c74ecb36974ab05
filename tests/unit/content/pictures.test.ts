import { join } from 'node:path'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { withPictures } from '../../../scripts/content/pictures.ts'
import { temporaryFolder } from '../../helpers/temporary-folder.ts'
import { pageSource, readSite } from './content-site.ts'

const photo = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#68a' } })

/** Makes the pictures of a site whose poker page has this body, with these files beside it. */
async function picturesOf(body: string, files: Record<string, string | Uint8Array>) {
  const { folder, write } = temporaryFolder()
  for (const [name, bytes] of Object.entries(files))
    write(join('variants/affiliate/content/en', name), bytes)
  const make = () => withPictures(folder, readSite({ 'en/poker.md': pageSource(body) }))
  const { words, pictureFiles, findings } = await make()
  const [paragraph] = words.affiliate.en.pages.poker?.body ?? []
  return { make, pictureFiles, findings, shown: Object(paragraph).children }
}

test('a picture beside its page is made in the widths that the column needs, and keeps its place', async () => {
  // A camera held upright says so in the picture.
  const beach = await photo(900, 1600).jpeg().withMetadata({ orientation: 6 }).toBuffer()
  const files = { 'beach.jpg': beach }
  const { make, pictureFiles, findings, shown } = await picturesOf('![Beach](beach.jpg)', files)
  const widths = [400, 800, 1344]
  const read = pictureFiles.map(({ bytes }) => sharp(Buffer.from(bytes)).metadata())
  const made = await Promise.all(read)
  expect(made.map(({ format, width, height }) => [format, width, height])).toEqual(
    widths.map(width => ['webp', width, Math.round((width * 900) / 1600)]),
  )
  const addresses = pictureFiles.map(({ path }) => `/${path}`)
  expect(addresses[0]).toMatch(/^\/assets\/beach\.\w{8}\.webp$/)
  const props = {
    src: addresses[2],
    srcSet: addresses.map((address, index) => `${address} ${widths[index]}w`).join(', '),
    sizes: '(min-width: 45rem) 42rem, 100vw',
    alt: 'Beach',
    ...{ width: '1600', height: '900', loading: 'lazy', decoding: 'async' },
  }
  expect(shown).toEqual([{ tag: 'img', props }])
  expect(findings).toEqual([])
  expect(await make()).toMatchObject({ pictureFiles })
})

test('a small picture is not made larger, and a drawing stays one', async () => {
  const dot = await photo(40, 30).png().toBuffer()
  const drawing =
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 20 10"><script>alert(1)</script><path d="M0 0h9v9z"/></svg>'
  const files = { 'a dot.png': dot, '100%.svg': drawing }
  const body = '![A dot](a%20dot.png) ![A line](../en/100%.svg)'
  const { pictureFiles, findings, shown } = await picturesOf(body, files)
  expect(findings).toEqual([])
  const paths = pictureFiles.map(({ path }) => path.replace(/\.\w{8}\./, '.'))
  expect(paths).toEqual(['assets/a-dot.webp', 'assets/100.svg'])
  expect(`${pictureFiles[1]?.bytes}`).not.toContain('script')
  const sizes = [{ width: '40', height: '30' }, ' ', { width: '20', height: '10' }]
  expect(shown.map((node: unknown) => Object(node).props ?? node)).toMatchObject(sizes)
})

test('a picture that cannot be shown is told by its name, on the line that shows it', async () => {
  const whole = await photo(1000, 1000).jpeg().toBuffer()
  const names = ['baech.jpg', 'huge.png', 'wide.png', 'text.jpg', 'half.jpg']
  const { findings } = await picturesOf(names.map(name => `![x](${name})`).join('\n'), {
    'beach.jpg': whole,
    'huge.png': Buffer.alloc(20_000_001),
    'wide.png': await photo(10_000, 6_001).png().toBuffer(),
    'text.jpg': 'no picture',
    'half.jpg': whole.subarray(0, whole.length / 2),
  })
  expect(findings.map(({ kind, line, message }) => `${kind} ${line} ${message}`)).toEqual([
    'error 6 The picture "baech.jpg" is not there. Did you mean "beach.jpg"?',
    'error 7 The picture "huge.png" is larger than 20 MB. Make it smaller.',
    'error 8 The picture "wide.png" has more than 60 million dots. Make it smaller.',
    'error 9 The picture "text.jpg" cannot be read. Save it again as JPG, PNG, WebP or SVG.',
    'error 10 The picture "half.jpg" cannot be read. Save it again as JPG, PNG, WebP or SVG.',
  ])
})

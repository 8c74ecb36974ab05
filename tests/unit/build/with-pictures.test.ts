import { symlinkSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { withPictures } from '../../../scripts/build/with-pictures.ts'
import { severityOf } from '../../../scripts/content/finding.ts'
import { temporaryFolder } from '../../helpers/temporary-folder.ts'
import { pageSource, readSite } from '../content/content-site.ts'

const photo = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#68a' } })

/** Makes the pictures of a site whose poker page has this body, with these files next to it. */
async function picturesOf(body: string, files: Record<string, string | Uint8Array>) {
  const { folder, write } = temporaryFolder()
  for (const [name, bytes] of Object.entries(files)) {
    write(join('variants/affiliate/content/en', name), bytes)
  }
  const make = () => withPictures(folder, readSite({ 'en/poker.md': pageSource(body) }))
  return { ...(await make()), make }
}

test('pictures next to a page get the widths that the column needs, and their sizes', async () => {
  const files = {
    // Taken with an upright camera.
    'beach.jpg': await photo(900, 1600).jpeg().withMetadata({ orientation: 6 }).toBuffer(),
    'a dot.png': await photo(40, 30).png().toBuffer(),
    '100%.svg':
      '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 20 10"><script>alert(1)</script></svg>',
  }
  const body = '![Beach](beach.jpg)![A dot](a%20dot.png)![A line](../en/100%.svg)'
  const { make, words, pictureFiles, findings } = await picturesOf(body, files)
  expect(findings).toEqual([])
  const read = pictureFiles.map(async ({ path, bytes }) => {
    const { format, width, height } = await sharp(Buffer.from(bytes)).metadata()
    return [path.replace(/[0-9a-f]{8}/, '*'), format, width, height]
  })
  expect(await Promise.all(read)).toEqual([
    ['assets/*.webp', 'webp', 400, 225],
    ['assets/*.webp', 'webp', 800, 450],
    ['assets/*.webp', 'webp', 1344, 756],
    ['assets/*.webp', 'webp', 40, 30],
    ['assets/*.svg', 'svg', 20, 10],
  ])
  expect(`${pictureFiles[4]?.bytes}`).not.toContain('script')
  const [small, middle, src, dot, line] = pictureFiles.map(({ path }) => `/${path}`)
  const srcSet = `${small} 400w, ${middle} 800w, ${src} 1344w`
  const sizes = '(min-width: 45rem) 42rem, 100vw'
  const image = (alt: string, width: string, height: string, more: object) => ({
    tag: 'img',
    props: { alt, width, height, loading: 'lazy', decoding: 'async', ...more },
  })
  const children = [
    image('Beach', '1600', '900', { src, srcSet, sizes }),
    image('A dot', '40', '30', { src: dot, srcSet: `${dot} 40w`, sizes }),
    image('A line', '20', '10', { src: line }),
  ]
  expect(words.affiliate.en.pages.poker?.body).toEqual([{ tag: 'p', children }])
  expect(await make()).toMatchObject({ pictureFiles })
})

test('a picture is found if its name is in another Unicode form than the text', async () => {
  const drawing = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 20 10"></svg>'
  const body = '![Table](po\u0308yta\u0308.svg) ![Sea](j\u00E4rvi.svg)'
  const files = { 'p\u00F6yt\u00E4.svg': drawing, 'ja\u0308rvi.svg': drawing }
  const { findings } = await picturesOf(body, files)
  expect(findings).toEqual([])
})

test.skipIf(process.platform === 'win32')(
  'a picture that is listed but cannot be read is an error with the reason',
  async () => {
    const { folder, write } = temporaryFolder()
    const en = 'variants/affiliate/content/en'
    write(`${en}/folder.png/beach.jpg`)
    symlinkSync('loop.png', join(folder, en, 'loop.png'))
    const body = '![x](folder.png) ![x](loop.png)'
    const site = readSite({ 'en/poker.md': pageSource(body) })
    const { findings } = await withPictures(folder, site)
    expect(findings.map(({ message }) => message)).toEqual([
      'The picture "folder.png" cannot be read. Put a picture here, in place of a folder or a link.',
      expect.stringMatching(/^The picture "loop.png" .* available on this computer: .*\(ELOOP/),
    ])
  },
)

test('only the preview shows the pictures of a draft', async () => {
  const { folder, write } = temporaryFolder()
  write('variants/affiliate/content/en/dot.png', await photo(4, 3).png().toBuffer())
  const draft = { 'en/poker.md': pageSource('![A dot](dot.png)', 'draft: true\n') }
  for (const isPreview of [false, true]) {
    const { pictureFiles } = await withPictures(folder, readSite(draft, isPreview))
    expect(pictureFiles).toHaveLength(Number(isPreview))
  }
})

test('a picture that cannot be shown is an error on the line that names it', async () => {
  const whole = await photo(1000, 1000).jpeg().toBuffer()
  const names =
    'baech.jpg huge.png wide.png text.jpg half.jpg tall.png moves.webp line.svg dot.svg'.split(' ')
  const frames = [await photo(4, 3).png().toBuffer(), await photo(4, 3).negate().png().toBuffer()]
  const { findings } = await picturesOf(
    `${names.map(name => `![x](${name})`).join('\n')}![y](dot.svg)\n[z](/nowhere)`,
    {
      'beach.jpg': whole,
      'huge.png': Buffer.alloc(20_000_001),
      'wide.png': await photo(10_000, 6_001).png().toBuffer(),
      'text.jpg': 'no picture',
      'half.jpg': whole.subarray(0, whole.length / 2),
      'tall.png': await photo(100, 20_000).png().toBuffer(),
      'moves.webp': await sharp(frames, { join: { animated: true } })
        .webp()
        .toBuffer(),
      'line.svg': '<svg xmlns="http://www.w3.org/2000/svg" width="100%"><path d="M0 0h9v9"/></svg>',
      'dot.svg':
        '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"><path d="M0 0h1v1"/></svg>',
    },
  )
  expect(
    findings.map(finding => `${severityOf(finding)} ${finding.line} ${finding.message}`),
  ).toEqual([
    'error 6 The picture "baech.jpg" is not there. Did you mean "beach.jpg"?',
    'error 7 The picture "huge.png" is larger than 20 MB. Make it smaller.',
    'error 8 The picture "wide.png" has more than 60 million pixels. Make it smaller.',
    'error 9 The picture "text.jpg" cannot be read. Save it again as JPG, PNG, WebP or SVG.',
    'error 10 The picture "half.jpg" cannot be read. Save it again as JPG, PNG, WebP or SVG.',
    'error 11 The picture "tall.png" is too tall for a page. Cut it into several pictures.',
    'error 12 The picture "moves.webp" moves, but pages show still pictures. Save one of its frames.',
    'error 13 The picture "line.svg" has no size. Write one into its first tag: <svg width="400" height="300" …>.',
    'error 14 The picture "dot.svg" has no size. Write one into its first tag: <svg width="400" height="300" …>.',
    'error 15 This site has no page "/nowhere". The nearest is "/poker".',
  ])
})

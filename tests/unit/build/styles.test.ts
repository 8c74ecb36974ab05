import { expect, test } from 'vitest'
import { bundleStyle } from '../../../scripts/build/styles.ts'
import { temporaryFolder } from '../../helpers/temporary-folder.ts'

const picture =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><path d="M1 1h2v3H1z"/></svg>'

test('a url() becomes the address of the file that stands there, relative to its stylesheet', () => {
  const { folder, write } = temporaryFolder()
  write('styles/site.css', '@import "../parts/card.css";')
  write(
    'parts/card.css',
    'p { background: url("dot.svg") } @font-face { src: url("../face.woff2") }',
  )
  write('parts/dot.svg', picture)
  write('face.woff2', 'face')
  const { code, files } = bundleStyle(folder, 'styles/site.css')
  const paths = files.map(({ path }) => path)
  expect(paths).toEqual([
    expect.stringMatching(/^assets\/[0-9a-f]{8}\.svg$/),
    expect.stringMatching(/^assets\/[0-9a-f]{8}\.woff2$/),
  ])
  for (const path of paths) {
    expect(code).toContain(`url("/${path}")`)
  }
})

test.each([
  ['gone.svg', 'card.css:2  there is no file gone.svg.'],
  ['data:image/png;base64,AA==', 'card.css:2  there is no file'],
  ['photo.jpg', 'only .svg, .png and .woff2 files are allowed here.'],
])('a stylesheet with url("%s") is refused', (url, problem) => {
  const { folder, write } = temporaryFolder()
  write('photo.jpg')
  write('card.css', `p {\n  background: url("${url}") }`)
  expect(() => bundleStyle(folder, 'card.css')).toThrow(problem)
})

import { readdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, expect, onTestFinished, test } from 'vitest'
import { buildSite } from '../../../scripts/build/build-site.ts'
import { readBundles } from '../../../scripts/build/bundle-variants.ts'
import { ContentError } from '../../../scripts/build/read-words.ts'
import { readSettings } from '../../../scripts/build/settings.ts'
import { copyOfSite } from '../../helpers/copy-of-site.ts'

let root: string

beforeAll(() => {
  root = copyOfSite()
  return () => rmSync(root, { recursive: true })
})

const write = (path: string, text: string) => {
  writeFileSync(join(root, path), text)
  onTestFinished(() => rmSync(join(root, path)))
}

const build = () => buildSite({ root, command: 'build', settings: readSettings({}) })

test.each([
  ['its words', 'variants/social/content/en/broken.md', 'No front matter.\n'],
  ['a picture', 'variants/social/images/broken.svg', 'No picture.\n'],
])('a build that stops at %s leaves no bundling behind that runs on', async (_, path, text) => {
  rmSync(join(root, '.build'), { recursive: true, force: true })
  write(path, text)
  await expect(build()).rejects.toThrow(path.endsWith('.md') ? ContentError : Error)
  expect(readBundles(root)).not.toBeNull()
  expect(readdirSync(join(root, '.build')).filter(name => name.startsWith('vike-'))).toEqual([])
})

test('a text that is not translated is one file for both languages', async () => {
  const words = '---\ntitle: Guide\ndescription: Of it.\nheading: Guide\n---\n\nText.\n'
  write('variants/social/content/en/guide.md', words)
  const { routes } = await build()
  const filesOf = (page: string) =>
    readdirSync(join(root, 'dist/assets')).filter(name =>
      RegExp(`^social-${page}\\.\\w+\\.json$`).test(name),
    )
  expect(routes.paths.map(({ address }) => address)).toContain('/fi/guide')
  expect(filesOf('guide')).toHaveLength(1)
  expect(filesOf('cookie-policy')).toHaveLength(2)
})

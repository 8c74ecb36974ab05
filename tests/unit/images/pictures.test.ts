import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { filesBelow } from '../../../scripts/files-below.ts'

const folders = ['shared/images', 'variants/affiliate/images', 'variants/social/images']

const filesIn = (folder: string): string[] => filesBelow(folder).map(file => `${folder}/${file}`)

const pictures = folders.flatMap(filesIn).filter(file => file.endsWith('.svg'))

const sources = ['loader', 'scripts', 'shared', 'variants']
  .flatMap(filesIn)
  .filter(file => /\.(tsx?|css)$/.test(file))
  .map(file => readFileSync(file, 'utf8'))
  .join('\n')

/** Whether a name is said in code or stylesheets: whole, or as what begins like `trophy-${…}`. */
const isUsed = (name: string): boolean =>
  new RegExp(`['"(./]${name}(\\.svg)?['")]|\\.${name}\\b`).test(sources) ||
  [...sources.matchAll(/`([\w-]+-)\$\{/g)].some(([, start = '']) => name.startsWith(start))

test.each(pictures)('%s is used, and says its size and its view box', file => {
  expect(isUsed(file.replace(/^.*\/|\.svg$/g, ''))).toBe(true)
  const [root = ''] = /<svg[^>]*>/.exec(readFileSync(file, 'utf8')) ?? []
  for (const said of [/ viewBox="[\d. -]+"/, / width="\d+"/, / height="\d+"/])
    expect(root).toMatch(said)
})

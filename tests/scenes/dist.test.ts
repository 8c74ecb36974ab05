import { spawnSync } from 'node:child_process'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { savedParts } from '../../scripts/build/site-parts.ts'
import { checkPair } from '../../scripts/compare/browser/rules.ts'
import { filesBelow } from '../../scripts/files-below.ts'
import { findForeignModules, findSecrets } from './find-leaks.ts'
import { tell, test } from './scene-page.ts'
import { site } from './scenes.ts'

const dist = process.env.TEST_DIST ?? ''

test('dist leaks no module and no setting', () => {
  const root = process.cwd()
  const modules = savedParts(root).last?.modules ?? {}
  const found = [...findForeignModules(dist, modules), ...findSecrets(root, dist, process.env)]
  tell(found.map(message => ({ rule: 'leak', message })))
})

test('the two variants of every page differ where they must', () => {
  // Each page has what is written, which the scenes look at.
  const found = Object.entries(site.pages).flatMap(([path, { affiliate, social }]) => {
    const one = { ...affiliate, path, variant: 'affiliate' as const }
    return checkPair(one, { ...social, path, variant: 'social' }, site)
  })
  tell(found)
})

/** A warning about frames of one’s own origin; games are on others, and cannot play without both. */
const gameSandbox = '.*allow-scripts.*allow-same-origin.*'

test('dist holds pages that the Nu Html Checker takes', () => {
  test.skip(spawnSync('java', ['-version']).status !== 0, 'There is no Java here.')
  const jar = createRequire(import.meta.url).resolve('vnu-jar/build/dist/vnu.jar')
  // Under /nz the pages stand again.
  const files = filesBelow(dist).filter(file => file.endsWith('.html') && !/^nz\b/.test(file))
  const options = ['--errors-only', '--filterpattern', gameSandbox]
  const paths = files.map(file => join(dist, file))
  const { stderr } = spawnSync('java', ['-jar', jar, ...options, ...paths], { encoding: 'utf8' })
  // One fault of a component is one finding, with the first page that has it.
  const problems = new Map<string, string>()
  for (const line of stderr.split('\n').filter(Boolean)) {
    const [, file = '', text = line] = /^"file:.*\/(.*?)":\S+ (.*)/.exec(line) ?? []
    if (!problems.has(text)) problems.set(text, file)
  }
  tell([...problems].map(([text, file]) => ({ rule: 'HTML', message: `${text} (${file})` })))
})

import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { expect } from 'playwright/test'
import { filesBelow } from '../../scripts/files-below.ts'
import { findLeaks } from './find-leaks.ts'

import { entryDocuments, htmlProblems } from './html.ts'
import { tell, test } from './scene-page.ts'

const dist = () => process.env.TEST_DIST ?? ''

/** Under /nz the pages stand again. */
const htmlFiles = (): string[] =>
  filesBelow(dist()).filter(file => file.endsWith('.html') && !/^nz\b/.test(file))

// biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of fixtures out of it
test('dist leaks no module and no setting', async ({}, info) => {
  tell(
    findLeaks(process.cwd(), dist()).map(message => ({ rule: 'leak', message })),
    info,
  )
})

// biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of fixtures out of it
test('dist holds valid pages, both variants of each', async ({}, info) => {
  const files = htmlFiles()
  expect(files).toContain('index.html')
  const found = await Promise.all(
    files.flatMap(file =>
      entryDocuments(readFileSync(join(dist(), file), 'utf8')).map(async document =>
        (await htmlProblems(document)).map(problem => ({
          rule: 'HTML',
          message: `${file}: ${problem}`,
        })),
      ),
    ),
  )
  tell(found.flat(), info)
})

/** A warning about frames of one’s own origin; games are on others, and cannot play without both. */
const gameSandbox = '.*allow-scripts.*allow-same-origin.*'

const hasJava = spawnSync('java', ['-version']).status === 0

test('dist holds pages that the Nu Html Checker takes', () => {
  test.skip(!hasJava, 'There is no Java here.')
  const jar = createRequire(import.meta.url).resolve('vnu-jar/build/dist/vnu.jar')
  const files = htmlFiles().map(file => join(dist(), file))
  const options = ['--errors-only', '--filterpattern', gameSandbox]
  const { stderr } = spawnSync('java', ['-jar', jar, ...options, ...files], { encoding: 'utf8' })
  expect(stderr).toBe('')
})

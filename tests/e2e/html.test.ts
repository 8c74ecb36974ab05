import { spawnSync } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { entryDocuments } from '../helpers/entry-documents.ts'
import { goTo } from '../helpers/go-to.ts'
import { htmlProblems } from '../helpers/html-problems.ts'
import { expect, test } from '../helpers/site-test.ts'

const dist = () => process.env.TEST_DIST ?? ''

const htmlFiles = (): string[] =>
  readdirSync(dist(), { recursive: true, encoding: 'utf8' }).filter(file => file.endsWith('.html'))

test('every page of dist, and what stands in its template, is valid by html-validate', async () => {
  test.slow()
  const files = htmlFiles()
  expect(files).toContain('index.html')
  for (const file of files) {
    for (const document of entryDocuments(readFileSync(join(dist(), file), 'utf8'))) {
      expect.soft(await htmlProblems(document), file).toEqual([])
    }
  }
})

/** The template has been emptied by then, or holds the page that was not chosen. */
const shownDocument = (html: string): string => html.replace(/<template.*?<\/template>/s, '')

const shownPages = [
  '/?secretkey=affiliate',
  '/?secretkey=long-texts',
  '/?secretkey=missing-fields',
  '/?secretkey=no-brands',
  '/fi/poker?secretkey=affiliate',
  '/terms-and-conditions?secretkey=affiliate',
  '/?secretkey=social',
  '/temple?secretkey=social',
  '/fi/contact?secretkey=social',
]

for (const address of shownPages) {
  test(`the page that visitors get is valid: ${address}`, async ({ page }) => {
    await goTo(page, address)
    expect(await htmlProblems(shownDocument(await page.content()))).toEqual([])
  })
}

/** A warning about frames of one's own origin; games are on others, and cannot play without both. */
const GAME_SANDBOX = '.*allow-scripts.*allow-same-origin.*'

const hasJava = spawnSync('java', ['-version']).status === 0

test('every page of dist is valid by the Nu Html Checker', () => {
  test.skip(!hasJava, 'There is no Java here.')
  test.slow()
  const jar = createRequire(import.meta.url).resolve('vnu-jar/build/dist/vnu.jar')
  const files = htmlFiles().map(file => join(dist(), file))
  const options = ['--errors-only', '--filterpattern', GAME_SANDBOX]
  const { status, stderr } = spawnSync('java', ['-jar', jar, ...options, ...files], {
    encoding: 'utf8',
  })
  expect(stderr).toBe('')
  expect(status).toBe(0)
})

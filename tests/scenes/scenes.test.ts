import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { checkPage } from '../../scripts/compare/browser/rules.ts'
import { filesBelow } from '../../scripts/system/files-below.ts'
import { variants } from '../../shared/site-info/site-info.ts'
import { findSecrets } from './find-leaks.ts'
import { htmlProblems } from './html.ts'
import { lookAt } from './look-at.ts'
import { expectNone, openScene, test } from './scene-page.ts'
import { distinctPages, expected, scenes } from './scenes.ts'

const dist = process.env.TEST_DIST ?? ''

// A translation in the second stylesheet differs only in its picture.
const isOnlyPicture = ({ isFirstFace, language }: (typeof scenes)[number]) =>
  !isFirstFace && language !== 'en'

for (const scene of scenes.filter(each => !isOnlyPicture(each))) {
  test(scene.name, async ({ tab }) => expectNone(await lookAt(tab, scene)))
}

for (const [address, page] of distinctPages) {
  for (const variant of variants.filter(each => page[each].canonical !== address)) {
    test(`${address} ${variant} shows its home`, async ({ tab }) => {
      await openScene(tab, { address, scenario: variant })
      expectNone(checkPage(await tab.evaluate('window.probe.facts()'), expected))
    })
  }
}

test('the HTML files of dist are valid', async () => {
  const files = filesBelow(dist).filter(file => file.endsWith('.html'))
  const found = files.map(async file => {
    const problems = await htmlProblems(readFileSync(join(dist, file), 'utf8'))
    return problems.map(problem => ({ rule: 'HTML', message: `${problem} “${file}”` }))
  })
  expectNone((await Promise.all(found)).flat())
})

test('dist leaks no secret', async () => {
  const found = findSecrets(process.cwd(), dist, process.env)
  expectNone(found.map(message => ({ rule: 'leak', message })))
})

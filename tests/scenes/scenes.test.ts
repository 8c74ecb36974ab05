import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Breach, checkPage, checkPair } from '../../scripts/compare/browser/rules.ts'
import { filesBelow } from '../../scripts/system/files-below.ts'
import { variants } from '../../shared/site-info/site-info.ts'
import { findSecrets } from './find-leaks.ts'
import { isReport } from './finding.ts'
import { htmlProblems } from './html.ts'
import { lookAt } from './look-at.ts'
import { openScene, tell, test, traceBreaches } from './scene-page.ts'
import { distinctPages, expected, scenes } from './scenes.ts'

const dist = process.env.TEST_DIST ?? ''

// In the other stylesheet a translated page has nothing to check but its picture.
const isOnlyPicture = ({ isFirstFace, language }: (typeof scenes)[number]) =>
  !isFirstFace && language !== 'en'

for (const scene of scenes.filter(each => isReport || !isOnlyPicture(each))) {
  test(scene.name, async ({ tab }) => {
    const found = await lookAt(tab, scene)
    await tell(found)
    await traceBreaches(tab, scene, found)
  })
}

for (const [address, page] of distinctPages) {
  for (const variant of variants.filter(each => page[each].canonical !== address)) {
    test(`${address} ${variant} shows its home`, async ({ tab }) => {
      await openScene(tab, { address, scenario: variant })
      await tell(checkPage(await tab.evaluate('window.probe.facts()'), expected))
    })
  }
}

test('the two variants of every page differ where they must', async () => {
  // Each page has what is written, which the scenes look at.
  const found = Object.entries(expected.pages).flatMap(([path, { affiliate, social }]) => {
    const one = { ...affiliate, path, variant: 'affiliate' as const }
    return checkPair(one, { ...social, path, variant: 'social' }, expected)
  })
  await tell(found)
})

test('the HTML of dist is right before a browser mends it', async () => {
  const found: Breach[] = []
  for (const file of filesBelow(dist).filter(each => each.endsWith('.html')))
    for (const problem of await htmlProblems(readFileSync(join(dist, file), 'utf8')))
      found.push({ rule: 'HTML', message: `${problem} “${file}”` })
  await tell(found)
})

test('dist leaks no setting', async () => {
  const found = findSecrets(process.cwd(), dist, process.env)
  await tell(found.map(message => ({ rule: 'leak', message })))
})

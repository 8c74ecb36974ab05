import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { checkPage } from '../../scripts/compare/browser/rules.ts'
import { filesBelow } from '../../scripts/system/files-below.ts'
import { languageOf, marketPath } from '../../shared/pages/market-path.ts'
import { variants } from '../../shared/site-info/site-info.ts'
import { test } from '../helpers/site-test.ts'
import { hashProblems, unknownPathProblems } from './arrivals.ts'
import { reportBreaches } from './breaches.ts'
import { findSecrets } from './find-leaks.ts'
import { htmlProblems } from './html.ts'
import { lookAt } from './look-at.ts'
import { openScene } from './scene-page.ts'
import { expected, homeAddresses, scenes } from './scenes.ts'

const { COMPARE_REPORT, SPEC_DIST: dist = '' } = process.env

for (const scene of scenes.filter(each => COMPARE_REPORT || !each.isForReport)) {
  test(scene.name, async ({ tab }) => {
    reportBreaches(await lookAt(tab, scene), scene.language)
  })
}

for (const { address, variant } of homeAddresses) {
  test(`${address} ${variant} shows its home`, async ({ tab }) => {
    await openScene(tab, { address, scenario: variant })
    const breaches = checkPage(await tab.evaluate('window.probe.facts()'), expected)
    reportBreaches(breaches, languageOf(marketPath(address).segment))
  })
}

for (const variant of variants) {
  test(`an unknown path of the ${variant} shows the router’s error page`, async ({ tab }) => {
    const problems = await unknownPathProblems(tab, variant)
    reportBreaches(problems.map(message => ({ rule: 'unknown path', message })))
  })

  test(`a hash of the ${variant} scrolls to its element`, async ({ tab }) => {
    const problems = await hashProblems(tab, variant)
    reportBreaches(problems.map(message => ({ rule: 'hash', message })))
  })
}

test('the HTML files of dist are valid', async () => {
  for (const file of filesBelow(dist).filter(file => file.endsWith('.html'))) {
    const problems = await htmlProblems(readFileSync(join(dist, file), 'utf8'))
    reportBreaches(problems.map(problem => ({ rule: 'HTML', message: `${problem} “${file}”` })))
  }
})

test('dist leaks no secret', async () => {
  const secrets = findSecrets(process.cwd(), dist, process.env)
  reportBreaches(secrets.map(message => ({ rule: 'leak', message })))
})

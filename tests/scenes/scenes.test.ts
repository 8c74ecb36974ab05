import { checkPage, checkPair } from '../../scripts/compare/browser/rules.ts'
import { compareWithApproved } from './approved.ts'
import { lookAt } from './look-at.ts'
import { tell, test } from './scene-page.ts'
import { distinctPaths, scenes, site } from './scenes.ts'

for (const scene of scenes) {
  test(scene.name, async ({ scenePage, pictures }, info) => {
    const compare = pictures === 'none' ? undefined : compareWithApproved(scene, info, pictures)
    tell(await lookAt(scenePage, scene, compare), info)
  })
}

for (const { address } of distinctPaths) {
  test(`${address} both variants`, async ({ scenePage }, info) => {
    await scenePage.open(address, 'affiliate')
    const affiliate = await scenePage.facts(false)
    await scenePage.open(address, 'social')
    const social = await scenePage.facts(false)
    const found = [affiliate, social].flatMap(facts => checkPage(facts, site))
    tell([...found, ...checkPair(affiliate, social, site)], info)
  })
}

import { checkPage } from '../../scripts/compare/browser/rules.ts'
import { variants } from '../../shared/site-info/site-info.ts'
import { lookAt } from './look-at.ts'
import { isReport, openScene, tell, test } from './scene-page.ts'
import { distinctPaths, scenes, site } from './scenes.ts'

// In the other stylesheet a translated page has nothing to check but its picture.
const isOnlyPicture = ({ isFirstFace, language }: (typeof scenes)[number]) =>
  !isFirstFace && language !== 'en'

for (const scene of scenes.filter(each => isReport || !isOnlyPicture(each))) {
  test(scene.name, async ({ tab }) => {
    tell(await lookAt(tab, scene))
  })
}

for (const { address, path, rows } of distinctPaths) {
  for (const variant of variants.filter(each => rows[each].path !== path)) {
    test(`${address} ${variant} shows its home`, async ({ tab }) => {
      await openScene(tab, { address, scenario: variant })
      tell(checkPage(await tab.evaluate('window.probe.facts()'), site))
    })
  }
}

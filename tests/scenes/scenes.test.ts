import { checkPage } from '../../scripts/compare/browser/rules.ts'
import { variants } from '../../shared/site-info/site-info.ts'
import { lookAt } from './look-at.ts'
import { isReport, tell, test } from './scene-page.ts'
import { distinctPaths, scenes, site } from './scenes.ts'

// In the other stylesheet a translated page has nothing to check but its picture.
const isOnlyPicture = ({ isFirstFace, language }: (typeof scenes)[number]) =>
  !isFirstFace && language !== 'en'

for (const scene of scenes.filter(each => isReport || !isOnlyPicture(each))) {
  test(scene.name, async ({ scenePage }) => {
    tell(await lookAt(scenePage, scene))
  })
}

for (const { address, path, rows } of distinctPaths) {
  for (const variant of variants.filter(each => rows[each].path !== path)) {
    test(`${address} ${variant} shows its home`, async ({ scenePage }) => {
      await scenePage.open(address, variant)
      tell(checkPage(await scenePage.facts(), site))
    })
  }
}

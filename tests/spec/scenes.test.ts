import { accessibility } from './accessibility.ts'
import { affiliate } from './affiliate.ts'
import { call } from './call.ts'
import { card } from './card.ts'
import { consoleIsSilent } from './console.ts'
import { errors } from './errors.ts'
import { form } from './form.ts'
import { head } from './head.ts'
import { language } from './language.ts'
import { layout } from './layout.ts'
import { limits } from './limits.ts'
import { links } from './links.ts'
import { openScene, windowOf } from './open-scene.ts'
import { askRequirement, type Requirement } from './requirement.ts'
import { routes } from './routes.ts'
import { isInEveryRun, scenes } from './scenes.ts'
import { social } from './social.ts'
import { test } from './spec-test.ts'
import { states } from './states.ts'

// The call first, because a page without an answer breaks more than one requirement.
const requirements = [
  ...[...call, ...form, ...errors, ...routes, ...affiliate, ...card, ...social, ...states],
  ...[...limits, ...accessibility, ...language, ...links, ...head, ...layout, ...consoleIsSilent],
]

for (const scene of scenes) {
  const asked = requirements.filter(({ appliesTo }) => appliesTo(scene))
  const askedAt = (when?: Requirement['when']) =>
    asked.filter(requirement => requirement.when === when)

  test(scene.name, { tag: isInEveryRun(scene) ? [] : '@report' }, async ({ tab }) => {
    const opened = await openScene(tab, scene)
    for (const requirement of askedAt('first')) {
      if (!(await askRequirement(requirement, opened))) {
        return
      }
    }
    const askAll = async (requirements: Requirement[]) => {
      for (const requirement of requirements) {
        await askRequirement(requirement, opened)
      }
    }
    await askAll(askedAt())
    const inSmallWindow = askedAt('small window')
    if (inSmallWindow.length > 0) {
      await tab.setViewportSize({ width: 320, height: 640 })
      await askAll(inSmallWindow)
    }
    for (const width of scene.widths) {
      await tab.setViewportSize(windowOf(width))
      await askAll(askedAt('each width'))
    }
    await askAll(askedAt('last'))
  })
}

import type { Page } from 'playwright/test'
import { accessibility } from './accessibility.ts'
import { affiliate } from './affiliate.ts'
import { call } from './call.ts'
import { card } from './card.ts'
import { consoleIsSilent } from './console.ts'
import { compareScene, hasBefore } from './differences.ts'
import { errors } from './errors.ts'
import { form } from './form.ts'
import { head } from './head.ts'
import { language } from './language.ts'
import { layout } from './layout.ts'
import { limits } from './limits.ts'
import { links } from './links.ts'
import { ask, type Requirement } from './requirement.ts'
import { routes } from './routes.ts'
import { isInEveryRun, type Scene, scenes } from './scenes.ts'
import { social } from './social.ts'
import { test } from './spec-test.ts'
import { states } from './states.ts'
import { openScene, windowOf } from './visit.ts'

// The call first, because a page without an answer breaks more than one requirement.
const requirements = [
  ...[...call, ...errors, ...routes, ...affiliate, ...card, ...social, ...states, ...form],
  ...[...limits, ...accessibility, ...language, ...links, ...head, ...layout, ...consoleIsSilent],
]

/** Returns whether a scene is asked. A report asks all, or those of one page. */
function isAsked(scene: Scene): boolean {
  const { COMPARE_REPORT, COMPARE_ONLY } = process.env
  return COMPARE_REPORT ? !COMPARE_ONLY || scene.address === COMPARE_ONLY : isInEveryRun(scene)
}

/** The scenes of each page of a variant. */
const pages = new Map<string, Scene[]>()
for (const scene of scenes.filter(isAsked)) {
  const name = `${scene.canonical} ${scene.variant}`
  pages.set(name, [...(pages.get(name) ?? []), scene])
}

for (const [name, own] of pages) {
  test(name, async ({ tab, baseTab }) => {
    test.setTimeout(60_000 * (1 + own.length))
    for (const scene of own) {
      await test.step(scene.name, () => askOn(scene, tab, baseTab))
    }
  })
}

/** Opens a scene, asks its requirements, and compares it with the base if there is one. */
async function askOn(scene: Scene, tab: Page, baseTab: Page | null): Promise<void> {
  const isComparable = await hasBefore(baseTab, scene)
  const visit = await openScene(tab, scene)
  const asked = requirements.filter(({ on }) => on(scene))
  const askedAt = (when?: Requirement['when']) => asked.filter(each => each.when === when)
  const askAll = async (requirements: Requirement[]): Promise<void> => {
    for (const each of requirements) {
      await ask(each, visit)
    }
  }
  for (const each of askedAt('first')) {
    if (!(await ask(each, visit))) {
      return
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
  if (isComparable) {
    await compareScene(tab, scene)
  }
  await askAll(askedAt('last'))
}

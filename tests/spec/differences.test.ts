import { compareScene, isCompared, isKept } from './differences.ts'
import { openScene } from './open-scene.ts'
import { scenes } from './scenes.ts'
import { test } from './spec-test.ts'

// These run twice in a report: once on the base, whose snapshots they keep, then on our site.
for (const scene of scenes.filter(isCompared)) {
  const page = { type: 'page', description: `${scene.canonical} ${scene.variant}` }

  test(scene.name, { tag: '@report', annotation: page }, async ({ tab }, { project }) => {
    const isBase = project.name === 'base'
    test.skip(isKept(scene) === isBase, isBase ? 'an earlier report has it' : 'the base lacks it')
    const { status } = await openScene(tab, scene)
    test.skip(isBase && status === 404, 'new: the base has no such page')
    await compareScene(tab, scene)
  })
}

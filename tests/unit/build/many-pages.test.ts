import { rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { buildSite } from '../../../scripts/build/build-site.ts'
import type { Renders } from '../../../scripts/build/render-changed.ts'
import { readSaved, sourcesKey } from '../../../scripts/build/saved.ts'
import { readSettings } from '../../../scripts/build/settings.ts'
import { copyOfSite } from '../../helpers/copy-of-site.ts'

test('no page reads more of the words because there are many other pages', async () => {
  const root = copyOfSite()
  onTestFinished(() => rmSync(root, { recursive: true }))
  const before = await readsOf(root)
  for (let page = 1; page <= 30; page++) {
    const words = `---\ntitle: Page ${page}\ndescription: Of ${page}.\nheading: Page ${page}\n---\n\nText.\n`
    for (const variant of ['affiliate', 'social'])
      writeFileSync(join(root, `variants/${variant}/content/en/page-${page}.md`), words)
  }
  const after = await readsOf(root)

  expect(before.size).toBeGreaterThan(30)
  expect(after.size).toBe(before.size + 2 * 3 * 30)
  for (const [page, reads] of before) expect(after.get(page), page).toBe(reads)
  expect(Math.max(...after.values())).toBe(Math.max(...before.values()))
})

/** How many places of the content each page of a built site reads. */
async function readsOf(root: string): Promise<Map<string, number>> {
  const settings = readSettings({})
  await buildSite({ root, command: 'build', settings })
  const file = join(root, '.build/build/renders.json')
  const renders = readSaved<Renders>(file, sourcesKey(root, settings))
  return new Map(
    Object.entries(renders?.pages ?? {}).map(([page, { reads }]) => [page, reads.length]),
  )
}

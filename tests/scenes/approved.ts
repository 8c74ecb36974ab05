import { readFileSync } from 'node:fs'
import { expect, type Page, type TestInfo } from 'playwright/test'
import type { Breach } from '../../scripts/compare/browser/rules.ts'
import { changedPlace } from './changed-place.ts'
import type { Scene } from './scenes.ts'

/** Returns what compares a scene, at a width, with its approved picture and words. */
export function compareWithApproved(scene: Scene, info: TestInfo, pictures: 'compared' | 'all') {
  const file = scene.name.replace('/ ', '/home ').slice(1).replaceAll(/[/ ]/g, '-')
  return async (tab: Page, width: number): Promise<Breach[]> => [
    ...(scene.hasPicture ? await pictureChanges(tab, `${file}-${width}`) : []),
    // Words are the same at each width and in both stylesheets.
    ...(scene.isPlain && width > 768 ? await wordChanges(tab, file) : []),
  ]

  async function pictureChanges(tab: Page, name: string): Promise<Breach[]> {
    // The caret is hidden already; Playwright would leave a style attribute on every field.
    const options = { fullPage: true, caret: 'initial' as const, mask: [tab.locator('iframe')] }
    if (pictures === 'all') {
      await info.attach(name, { body: await tab.screenshot(options), contentType: 'image/png' })
    }
    const error = await failure(() => expect.soft(tab).toHaveScreenshot(`${name}.png`, options))
    if (!error) return []
    const pathOf = (end: string) =>
      info.attachments.find(({ name: each }) => each === name + end)?.path
    const [before, now] = [pathOf('-expected.png'), pathOf('-actual.png')]
    const place =
      before && now && (await changedPlace(tab, readFileSync(before), readFileSync(now)))
    return [{ rule: 'picture', message: place ? `changed at ${place}` : 'is not approved yet' }]
  }

  async function wordChanges(tab: Page, name: string): Promise<Breach[]> {
    // The stand-in’s port is another one in each run.
    await tab.locator('a[href^="http://127.0.0.1"]').evaluateAll(links => {
      for (const link of links)
        link.setAttribute('href', new URL(link.getAttribute('href') ?? '').pathname)
    })
    // As text: toMatchAriaSnapshot takes any number for another, and a missing file for a match.
    const words = await tab.locator('body').ariaSnapshot()
    const error = await failure(async () => expect.soft(words).toMatchSnapshot(`${name}.yml`))
    if (!error) return []
    const lines = error.split('\n').filter(line => /^\s*[-+] +-/.test(line))
    const message = lines.length ? lines.slice(0, 4).join('  ') : 'are not approved yet'
    return [{ rule: 'words', message }]
  }

  /** Returns the message of a soft expectation that fails. */
  async function failure(check: () => Promise<void>): Promise<string> {
    const before = info.errors.length
    await check()
    const [error] = info.errors.slice(before)
    // biome-ignore lint/suspicious/noControlCharactersInRegex: colours of the terminal
    return error?.message?.replaceAll(/\x1b\[\d+m/g, '') ?? ''
  }
}

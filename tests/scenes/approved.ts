import { readFileSync } from 'node:fs'
import { expect, type Page, type TestInfo } from 'playwright/test'
import { changedPlace } from './changed-place.ts'
import { pictures } from './scene-page.ts'
import type { Scene } from './scenes.ts'

/** Returns the name of a scene's files: `home-affiliate-dark`, `fi-poker-social-light`. */
const fileOf = ({ name }: Scene): string =>
  name.replace('/ ', '/home ').slice(1).replaceAll(/[/ ]/g, '-')

/** Compares a scene at a width with its approved picture. Returns what has changed. */
export async function pictureChanges(
  tab: Page,
  scene: Scene,
  width: number,
  info: TestInfo,
): Promise<string[]> {
  const name = `${fileOf(scene)}-${width}`
  // The caret is hidden already; Playwright would leave a style attribute on every field.
  const options = { fullPage: true, caret: 'initial' as const, mask: [tab.locator('iframe')] }
  if (pictures === 'all')
    await info.attach(name, { body: await tab.screenshot(options), contentType: 'image/png' })
  const compare = () => expect.soft(tab).toHaveScreenshot(`${name}.png`, options)
  if (!(await failure(info, compare))) return []
  const pathOf = (end: string) => info.attachments.find(each => each.name === name + end)?.path
  const [before, now] = [pathOf('-expected.png'), pathOf('-actual.png')]
  if (!before || !now) return ['is not approved yet']
  return [`changed at ${await changedPlace(tab, readFileSync(before), readFileSync(now))}`]
}

/** Compares the words of a scene with the approved ones. Returns what has changed. */
export async function wordChanges(tab: Page, scene: Scene, info: TestInfo): Promise<string[]> {
  // The stand-in’s port is another one in each run. As text: toMatchAriaSnapshot takes any number
  // for another, and a missing file for a match.
  const words = (await tab.locator('body').ariaSnapshot()).replaceAll(
    /http:\/\/127\.0\.0\.1:\d+/g,
    '',
  )
  const compare = async () => expect.soft(words).toMatchSnapshot(`${fileOf(scene)}.yml`)
  const error = await failure(info, compare)
  if (!error) return []
  const lines = error.split('\n').filter(line => /^\s*[-+] +-/.test(line))
  return [lines.slice(0, 4).join('  ') || 'are not approved yet']
}

/** Returns the message of a soft expectation that fails. */
async function failure(info: TestInfo, check: () => Promise<void>): Promise<string> {
  const before = info.errors.length
  await check()
  const [error] = info.errors.slice(before)
  // biome-ignore lint/suspicious/noControlCharactersInRegex: colours of the terminal
  return error?.message?.replaceAll(/\x1b\[\d+m/g, '') ?? ''
}

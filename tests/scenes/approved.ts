import { expect, type Page, test } from 'playwright/test'
import type { Tab } from '../engines/tab.ts'
import { changedPlaces, type InPage } from './changed-places.ts'
import type { Scene } from './scenes.ts'

/** Returns the name of a scene's files: `home-affiliate-dark`, `fi-poker-social-light`. */
const fileOf = ({ name }: Scene): string =>
  name.replace('/ ', '/home ').slice(1).replaceAll(/[/ ]/g, '-')

/** Compares a scene at a width with its approved picture. Returns what has changed, and where. */
export function pictureChanges(tab: Page, scene: Scene, width: number): Promise<string[]> {
  const name = `${fileOf(scene)}-${width}.png`
  // The caret is hidden already; Playwright would leave a style attribute on every field.
  const options = { fullPage: true, caret: 'initial' as const }
  const compare = () => expect.soft(tab).toHaveScreenshot(name, options)
  return changesOf(name, compare, (look, boxes) => tab.evaluate(look, boxes))
}

/** The same for what another engine shows. */
export async function enginePictureChanges(
  tab: Tab,
  scene: Scene,
  width: number,
): Promise<string[]> {
  const name = `${fileOf(scene)}-${width}.png`
  const picture = Buffer.from(await tab.screenshot())
  return changesOf(name, async () => expect.soft(picture).toMatchSnapshot(name), tab.run)
}

async function changesOf(
  name: string,
  compare: () => Promise<void>,
  inPage: InPage,
): Promise<string[]> {
  if (!(await failure(compare))) return []
  const [before, now] = ['expected', 'actual'].map(which => {
    const attached = name.replace('.png', `-${which}.png`)
    return test.info().attachments.find(each => each.name === attached)?.path
  })
  if (!before || !now) return ['is not approved yet']
  const places = await changedPlaces(before, now, inPage)
  return places.map(place => `changed at ${place}`)
}

/** Compares the words of a scene with the approved ones. Returns what has changed. */
export async function wordChanges(tab: Page, scene: Scene): Promise<string[]> {
  // The stand-in’s port is another one in each run. As text: toMatchAriaSnapshot takes any number
  // for another, and a missing file for a match.
  const words = (await tab.locator('body').ariaSnapshot()).replaceAll(
    /http:\/\/127\.0\.0\.1:\d+/g,
    '',
  )
  const compare = async () => expect.soft(words).toMatchSnapshot(`${fileOf(scene)}.yml`)
  const error = await failure(compare)
  if (!error) return []
  // Of the difference, the first lines with words: `- heading "Poker"`, `+ heading "Cards"`.
  const lines = [...error.matchAll(/^\s*([-+]) +- (.*)/gm)].map(
    ([, sign, said]) => `${sign} ${said}`,
  )
  return [lines.slice(0, 4).join(', ') || 'are not approved yet']
}

/** Returns the message of a soft expectation that fails. */
async function failure(check: () => Promise<void>): Promise<string> {
  const info = test.info()
  const before = info.errors.length
  await check()
  const [error] = info.errors.slice(before)
  // biome-ignore lint/suspicious/noControlCharactersInRegex: colours of the terminal
  return error?.message?.replaceAll(/\x1b\[\d+m/g, '') ?? ''
}

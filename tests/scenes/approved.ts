import { expect, type Page, test } from 'playwright/test'
import { changedPlaces, type InPage } from './changed-places.ts'
import type { Scene } from './scenes.ts'

/** Returns the name of a scene's files: `home-affiliate-dark`, `fi-poker-social-light`. */
const fileOf = ({ name }: Scene): string =>
  name.replace('/ ', '/home ').slice(1).replaceAll(/[/ ]/g, '-')

/** Compares a scene at a width with its approved picture. Returns what has changed, and where. */
export async function pictureChanges(
  scene: Scene,
  width: number,
  compare: (name: string) => unknown,
  inPage: InPage,
): Promise<string[]> {
  const name = `${fileOf(scene)}-${width}`
  if (!(await failure(() => compare(`${name}.png`)))) return []
  const [before, now] = ['expected', 'actual'].map(
    which => test.info().attachments.find(each => each.name === `${name}-${which}.png`)?.path,
  )
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
  const error = await failure(() => expect.soft(words).toMatchSnapshot(`${fileOf(scene)}.yml`))
  if (!error) return []
  // Of the difference, the first lines with words: `- heading "Poker"`, `+ heading "Cards"`.
  const lines = Array.from(
    error.matchAll(/^\s*([-+]) +- (.*)/gm),
    ([, sign, said]) => `${sign} ${said}`,
  )
  return [lines.slice(0, 4).join(', ') || 'are not approved yet']
}

/** Returns the message of a soft expectation that fails. */
async function failure(check: () => unknown): Promise<string> {
  const { errors } = test.info()
  const before = errors.length
  await check()
  // biome-ignore lint/suspicious/noControlCharactersInRegex: colours of the terminal
  return errors[before]?.message?.replaceAll(/\x1b\[\d+m/g, '') ?? ''
}

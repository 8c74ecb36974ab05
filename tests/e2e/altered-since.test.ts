import { alteredSince } from '../../scripts/build/altered-addresses.ts'
import { siteParts } from '../../scripts/build/site-parts.ts'
import { filesOnDisk } from '../../scripts/content/content-files.ts'
import { expect, test } from '../helpers/site-test.ts'
import { testSettings } from '../helpers/start-sites.ts'

const edits: Record<string, [RegExp, string]> = {
  'variants/affiliate/content/en/poker.md': [/never borrow/, 'do not borrow'],
  'variants/affiliate/content/fi/labels.yaml': [/^getBonus: .*$/m, 'getBonus: BONUS'],
  'variants/social/content/en/temple.md': [/^heading: Temple/m, 'heading: The Temple'],
}

test('edited words alter the addresses that show them, and no others', async () => {
  const settings = testSettings(process.env.TEST_GAMES ?? '')
  const parts = await siteParts(process.cwd(), () => {})
  const disk = filesOnDisk(process.cwd())
  const read = (file: string) => disk.read(file)?.replace(...(edits[file] ?? [/$^/, ''])) ?? null
  const altered = await alteredSince(disk, { ...disk, read }, settings, parts)
  const addresses = (asked: 'affiliate' | 'social', inLanguage: 'en' | 'fi') =>
    altered
      .filter(({ variant, language }) => variant === asked && language === inLanguage)
      .map(({ address }) => address)
  expect(addresses('affiliate', 'en')).toEqual(['/poker', '/nz/poker'])
  // A label of the brand cards stands on every list, though no list has cards before the answer.
  expect(addresses('affiliate', 'fi')).toContain('/fi/slot-machines')
  expect(addresses('affiliate', 'fi')).not.toContain('/fi/cookie-policy')
  // The name of a game stands on its own page and on the home page's card.
  expect(addresses('social', 'en')).toEqual(expect.arrayContaining(['/', '/temple']))
  expect(addresses('social', 'en')).not.toContain('/contact')
})

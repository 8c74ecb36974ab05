import { marketPath } from '../../shared/pages/market-path.ts'
import { specPages } from '../helpers/spec-pages.ts'
import { expectHeading, expectTitle } from './affiliate.ts'
import type { Requirement } from './requirement.ts'
import { visibleTexts } from './visible-texts.ts'
import { inEnglish, inSocial, onForms, onScreens, onSocialHome } from './where.ts'
import { label, wantedLabel } from './written-words.ts'

/** The social casino's pages (spec §2, Social casino mode routes). */
export const social: Requirement[] = [
  {
    number: '2.20',
    title: 'the title is ‘Best social casino games in New Zealand’',
    appliesTo: scene => onSocialHome(scene) && inEnglish(scene),
    check: expectTitle,
  },
  {
    number: '2.23',
    title: 'the home page has a hero, a text, the games, the contact form and the questions',
    appliesTo: onSocialHome,
    when: 'each width',
    check: async asked => {
      const { page, expect } = asked
      await expectHeading(asked)
      const parts = page.locator('main').locator('.hero, #about, #games, #contact, #faq')
      const shown = await parts.filter({ visible: true }).evaluateAll(all =>
        all
          .sort((one, two) => one.getBoundingClientRect().top - two.getBoundingClientRect().top)
          .map(({ id }) => id || 'hero')
          .join(', '),
      )
      expect(shown, `from top to bottom are ${shown}`).toBe('hero, about, games, contact, faq')
    },
  },
  {
    number: '2.23',
    title: 'the hero says ‘Play now’',
    appliesTo: onSocialHome,
    check: async ({ page, scene, expect }) => {
      const [button] = await visibleTexts(page.locator('.hero .button'))
      const wanted = wantedLabel(scene, 'playNow')
      expect(button, `says “${button}”`).toBe(wanted)
    },
  },
  {
    number: '2.23',
    title: 'the home page has three game cards',
    appliesTo: onSocialHome,
    when: 'each width',
    check: async ({ page, expect }) => {
      const cards = page.locator('#games .game-card').filter({ visible: true })
      const links = await cards
        .locator('a')
        .evaluateAll(all => all.map(link => link.getAttribute('href') ?? ''))
      const paths = links.map(link => marketPath(link).path)
      expect(paths, `they open ${paths.join(' ')}`).toEqual(specPages.social.games)
    },
  },
  {
    number: '2.24',
    title: 'a game’s page shows the game on the whole page, in a frame',
    appliesTo: scene => inSocial(scene) && scene.kind === 'game',
    when: 'each width',
    check: async asked => {
      const { page, expect } = asked
      await expectHeading(asked)
      const frames = page.locator('iframe')
      const count = await frames.count()
      expect(count, `${count} frames`).toBe(1)
      const box = await frames.first().boundingBox()
      const { width, height } = page.viewportSize() ?? { width: 1, height: 1 }
      const share = ((box?.width ?? 0) * (box?.height ?? 0)) / (width * height)
      expect(share, `it covers ${Math.round(share * 100)} % of the window`).toBeGreaterThan(0.5)
    },
  },
  {
    number: '7.6',
    title: 'games come from their providers, and cannot change the page around them',
    appliesTo: scene => inSocial(scene) && scene.kind === 'game',
    check: async ({ page, scene, expect }) => {
      const frame = page.locator('iframe').first()
      const source = (await frame.getAttribute('src')) ?? ''
      // The first game is our own.
      const isOwn = scene.pageName === 'bacon-slot'
      const wanted = isOwn ? '/slot/' : `${process.env.TEST_GAMES}/${scene.pageName}`
      expect(source.startsWith(wanted), `the game is ${source}`).toBe(true)
      const sandbox = await frame.getAttribute('sandbox')
      const mayReach = isOwn ? /^$|top-nav|same-origin/ : /^$|top-nav/
      expect(sandbox ?? '', `the sandbox is “${sandbox}”`).not.toMatch(mayReach)
      const links = page.locator(`main a[href="${source}"][target=_blank][rel~=noopener]`)
      expect((await visibleTexts(links)).length, 'no link opens it in a new tab').toBe(1)
    },
  },
  {
    number: '2.26',
    title: 'the contact form has ‘Name’, ‘E-mail’, ‘Message’ and ‘Send’',
    appliesTo: scene => onForms(scene) && onScreens(scene),
    when: 'each width',
    check: async ({ page, scene, expect }) => {
      const [name, email, message, send] = ['name', 'email', 'message', 'send'].map(key =>
        wantedLabel(scene, key),
      )
      const wanted = [name, email, `${message} ${label(scene, 'optional')}`, send]
      const texts = await visibleTexts(page.locator('form label, form [type=submit]'))
      expect(texts, `it has ${texts.join(', ')}`).toEqual(wanted)
    },
  },
]

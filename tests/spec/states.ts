import { marketPath } from '../../shared/pages/market-path.ts'
import type { Stylesheet } from '../../shared/site-info/site-info.ts'
import { specPages } from '../helpers/spec-pages.ts'
import type { Asked, Requirement } from './requirement.ts'
import { onLists, onPages, onSocialHome } from './where.ts'

/** What changes, and what it changes to (spec §4, and the hash of §2). */
export const states: Requirement[] = [
  {
    number: '4.1',
    alsoBreaks: ['1.5'],
    title: 'until the answer arrives, a spinner covers the viewport',
    appliesTo: ({ state }) => state === 'answer pending',
    check: async ({ page, expect }) => {
      const spinner = page.locator('#casino-guide-spinner').filter({ visible: true })
      const box = await spinner.boundingBox().catch(() => null)
      const window = { x: 0, y: 0, ...page.viewportSize() }
      expect(box, `the spinner’s box is ${JSON.stringify(box)}`).toEqual(window)
      const landmarks = await page.locator('header, main, footer').filter({ visible: true }).count()
      expect(landmarks, 'a page shows').toBe(0)
    },
  },
  {
    number: '4.1',
    title: 'the spinner ends',
    appliesTo: onPages,
    check: async ({ page, expect }) => {
      const spinners = await page.locator('#casino-guide-spinner').filter({ visible: true }).count()
      expect(spinners, 'it still shows').toBe(0)
    },
  },
  {
    number: '4.2',
    title: 'status chooses the stylesheet: Black.css if true, otherwise index.css',
    appliesTo: scene => onPages(scene) && scene.state !== 'info service fails',
    check: asked => expectStylesheet(asked, asked.scene.stylesheet),
  },
  {
    number: '4.3',
    title:
      'payment lists are closed, opened by ‘N more ways to deposit’, and closed by a click outside',
    appliesTo: scene => onLists(scene),
    when: 'last',
    check: async ({ page, scene, expect }) => {
      const lists = page.locator('.all-payments').filter({ visible: true })
      if (scene.state !== 'payment list open') {
        expect(await lists.count(), 'a list is open').toBe(0)
        return
      }
      const more = page.locator('.more-payments').first()
      // Without it, §9.1 is broken.
      if (!(await more.isVisible())) {
        return
      }
      await expect(lists, 'it does not open').toHaveCount(1)
      // Left of all cards.
      await page.mouse.click(4, 400)
      await expect(lists, 'a click outside does not close it').toHaveCount(0)
    },
  },
  {
    number: '4.4',
    title: 'the home list keeps the given order, the others are shuffled',
    appliesTo: scene => onLists(scene),
    check: async ({ page, scene, answered, expect }) => {
      const shown = await page
        .locator('.brand-card .brand-visit')
        .evaluateAll(all => all.map(card => card.querySelector('a')?.href))
      const sent = answered.map(({ url }) => url)
      // Another number of cards breaks §9.9, another address §2.19.
      if ([...shown].sort().join() !== [...sent].sort().join() || sent.length < 3) {
        return
      }
      const isGiven = shown.join() === sent.join()
      const { path } = marketPath(scene.canonical)
      const specified = path === '/' ? 'given' : 'shuffled'
      // A list that the specification does not name has the order of its route.
      const wanted = specPages.affiliate.lists.includes(path) ? specified : scene.order
      const order = isGiven ? 'given' : 'shuffled'
      expect(order, `the order is ${order}`).toBe(wanted)
    },
  },
  {
    number: '4.5',
    title: 'on a phone the burger opens the menu, and an exit button closes it',
    appliesTo: ({ state }) => state === 'menu open',
    when: 'last',
    check: async ({ page, expect }) => {
      const burger = page.locator('.burger')
      const link = page.locator('header nav a').first()
      // Without it, §2.9 is broken.
      if (!(await burger.isVisible())) {
        return
      }
      await expect(link, 'it does not open').toBeVisible()
      const exit = page.locator('header nav .exit')
      await exit.click()
      await expect(link, 'it does not close').toBeHidden()
      await burger.click()
      await expect(link, 'it does not open again').toBeVisible()
    },
  },
  {
    number: '4.6',
    alsoBreaks: ['9.8'],
    title: 'one question is open, or none; a click on the open one closes it',
    appliesTo: scene => onSocialHome(scene),
    when: 'last',
    check: async ({ page, scene, expect }) => {
      const answers = page.locator('#faq details > :not(summary)').filter({ visible: true })
      const questions = page.locator('#faq summary')
      if (scene.state === 'printed') {
        return
      }
      if (scene.state !== 'question open') {
        const open = await answers.count()
        expect(open, `${open} are open at first`).toBe(0)
        return
      }
      await expect(answers, 'a click does not open it').toHaveCount(1)
      await questions.nth(1).click()
      await expect(answers, 'another one does not close it').toHaveCount(1)
      await expect(
        questions.nth(1).locator('xpath=../*[2]'),
        'not the clicked one is open',
      ).toBeVisible()
      await questions.nth(1).click()
      await expect(answers, 'a click does not close it').toHaveCount(0)
    },
  },
  {
    number: '9.8',
    title: 'there are four questions',
    appliesTo: onSocialHome,
    when: 'each width',
    check: async ({ page, expect }) => {
      const count = await page.locator('#faq summary').filter({ visible: true }).count()
      expect(count, `there are ${count}`).toBe(4)
    },
  },
  {
    number: '2.28',
    title: 'a hash in the address scrolls smoothly to its element',
    appliesTo: ({ state }) => state === 'hash followed',
    when: 'last',
    check: async ({ page, scene, expect }) => {
      const target = page.locator('main [id]').last()
      const hash = `#${await target.getAttribute('id')}`
      const isSmooth = await page.evaluate(scrollsTo, hash)
      await expect(target, `${hash} is not in view`).toBeInViewport()
      expect(isSmooth, 'the page jumps to it').toBe(true)
      await page.goto('about:blank')
      await page.goto(`${scene.address}?secretkey=${scene.scenario}${hash}`)
      await expect(target, `a page that opens at ${hash} does not show it`).toBeInViewport()
    },
  },
]

/** Expects a stylesheet, which the page loads last. */
export async function expectStylesheet({ page, expect }: Asked, name: Stylesheet): Promise<void> {
  await page.waitForFunction(() => document.documentElement.dataset.stylesheet).catch(() => {})
  const loaded = await page.locator('html').getAttribute('data-stylesheet')
  expect(loaded, `it has ${loaded}`).toBe(name)
}

/**
 * Follows a hash, up to five times, until a scroll position in the first half of the way is seen: a
 * slow browser may show none. Resolves to whether it was. Runs in the page.
 */
async function scrollsTo(hash: string): Promise<boolean> {
  const scrollEnd = () =>
    new Promise(resolve => {
      addEventListener('scrollend', resolve, { once: true })
      // Nothing scrolls.
      setTimeout(resolve, 5000)
    })
  const tops: number[] = []
  addEventListener('scroll', () => tops.push(scrollY))
  for (let attempt = 0; attempt < 5; attempt++) {
    if (scrollY > 0) {
      history.replaceState(history.state, '', location.pathname + location.search)
      scrollTo({ top: 0, behavior: 'instant' })
      await scrollEnd()
    }
    tops.length = 0
    location.hash = hash
    await scrollEnd()
    const [first = 0, last = 0] = [tops[0], tops.at(-1)]
    if (first < last / 2) {
      return true
    }
  }
  return false
}

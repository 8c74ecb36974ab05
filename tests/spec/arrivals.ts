import { expect, type Page } from 'playwright/test'
import type { Variant } from '../../shared/site-info/site-info.ts'
import { openScene } from './scene-page.ts'
import { patience } from './scenes.ts'

/** Returns what is wrong with the page for unknown paths (spec §2.29). */
export async function unknownPathProblems(tab: Page, scenario: Variant): Promise<string[]> {
  await openScene(tab, { address: '/nothing', scenario })
  const text = await tab.locator('body').innerText()
  const status = (await tab.request.get(tab.url())).status()
  return [
    ...(/^Unexpected Application Error!\s+404 Not Found\b/.test(text) ? [] : [`it says “${text}”`]),
    ...(status === 404 ? [] : [`its status is ${status}, not 404`]),
  ]
}

/** Returns what is wrong at an address with the hash of the home page's last element (spec §2.28). */
export async function hashProblems(
  tab: Page,
  scenario: Variant,
  timeout = patience,
): Promise<string[]> {
  await openScene(tab, { address: '/', scenario })
  const last = tab.locator('main [id]').last()
  const address = `/#${await last.getAttribute('id')}`
  // A browser that only adds a hash to its address loads no page.
  await tab.goto('about:blank')
  await openScene(tab, { address, scenario, media: { reducedMotion: 'no-preference' } })
  const behavior = await tab.evaluate(
    () => getComputedStyle(document.documentElement).scrollBehavior,
  )
  const isThere = await expect(last)
    .toBeInViewport({ timeout })
    .then(
      () => true,
      () => false,
    )
  return [
    ...(isThere ? [] : [`“${address}” does not scroll to its element`]),
    ...(behavior === 'smooth' ? [] : ['the page does not scroll smoothly']),
  ]
}

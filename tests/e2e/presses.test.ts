import type { CDPSession, Page } from 'playwright/test'
import { languages } from '../../shared/content/languages.ts'
import { addressIn } from '../../shared/pages/language-paths.ts'
import { type Variant, variants } from '../../shared/site-info/site-info.ts'
import { goTo } from '../helpers/go-to.ts'
import {
  findControls,
  keysForControls,
  missedKeys,
  missedPresses,
  type Pointer,
  type Press,
  pressesFrom,
  recordClicks,
} from '../helpers/presses.ts'
import { expect, test } from '../helpers/site-test.ts'
import { specPages } from '../helpers/spec-pages.ts'
import { tapAll } from '../helpers/tap-all.ts'

// A card is like the next one: engines.test.ts presses all of it.
const scenarios: Record<Variant, string> = { affiliate: 'one-brand', social: 'social' }

for (const variant of variants) {
  for (const language of languages) {
    test(`every control of the ${variant} site in ${language} answers the mouse, fingers and keys`, async ({
      page,
    }) => {
      // More than a thousand presses, which take a busy machine a minute.
      test.slow()
      // Nothing moves under the pointer.
      await page.emulateMedia({ reducedMotion: 'reduce' })
      const devTools = await page.context().newCDPSession(page)
      for (const path of Object.values(specPages[variant]).flat()) {
        await goTo(page, `${addressIn(language, path)}?secretkey=${scenarios[variant]}`)
        await page.evaluate(recordClicks)
        const missed: string[] = []
        await page.setViewportSize({ width: 1440, height: 900 })
        missed.push(
          ...(await pressControls(page, devTools, 'mouse')),
          ...(await keyControls(page, devTools)),
        )
        await page.setViewportSize({ width: 390, height: 844 })
        missed.push(...(await pressControls(page, devTools, 'finger')))
        // On a phone, the menu's links are in a popover.
        await page.locator('header nav').evaluate((menu: HTMLElement) => menu.showPopover())
        missed.push(
          ...(await pressControls(page, devTools, 'finger')),
          ...(await keyControls(page, devTools)),
        )
        expect(missed, path).toEqual([])
      }
    })
  }
}

test('the button of the slot answers the mouse, fingers and keys', async ({ page }) => {
  const devTools = await page.context().newCDPSession(page)
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/slot/en')
  await page.evaluate(recordClicks)
  expect([
    ...(await pressControls(page, devTools, 'mouse')),
    ...(await pressControls(page, devTools, 'finger')),
    ...(await keyControls(page, devTools)),
  ]).toEqual([])
})

test('the menu answers a press soon', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await goTo(page, '/?secretkey=one-brand')
  const devTools = await page.context().newCDPSession(page)
  // The processor's time, which does not depend on what else the machine does.
  await devTools.send('Performance.enable', { timeDomain: 'threadTicks' })
  const scriptTime = async () => {
    const { metrics } = await devTools.send('Performance.getMetrics')
    return (metrics.find(({ name }) => name === 'ScriptDuration')?.value ?? 0) * 1000
  }
  const menu = page.locator('header nav')
  const link = menu.getByRole('listitem').last().getByRole('link')
  for (const press of [
    () => page.locator('.burger').click(),
    () => menu.locator('.exit').click(),
    () => page.locator('.burger').click(),
    () => link.click(),
  ]) {
    const before = await scriptTime()
    const wasOpen = await menu.isVisible()
    await press()
    await expect(menu).toBeVisible({ visible: !wasOpen })
    expect((await scriptTime()) - before, 'ms of script').toBeLessThan(100)
  }
})

/** Presses every control by a pointer. Names those that a press did not click. */
async function pressControls(
  page: Page,
  devTools: CDPSession,
  pointer: Pointer,
): Promise<string[]> {
  const missed: string[] = []
  const count = await page.evaluate(findControls)
  for (let next = 0; next < count; ) {
    const presses = await page.evaluate(pressesFrom, { first: next, pointer })
    next = (presses.at(-1)?.control ?? count) + 1
    await (pointer === 'mouse'
      ? clickAll(devTools, presses)
      : tapAll((method, taps) => devTools.send(method, taps), presses))
    // A tap is a click later than the browser has answered it.
    await page
      .waitForFunction(count => window.clicks.length >= count, presses.length, { timeout: 5000 })
      .catch(() => {})
    missed.push(...(await page.evaluate(missedPresses, presses)))
  }
  return missed
}

/** Goes through all controls by keys. Names those that a key did not click. */
async function keyControls(page: Page, devTools: CDPSession): Promise<string[]> {
  // A tapped control is active for 150 ms. When that ends, Chromium also ends the press of a key.
  await page.waitForFunction(() => !document.querySelector(':active'))
  await page.evaluate(findControls)
  await pressKeys(devTools, await page.evaluate(keysForControls))
  return page.evaluate(missedKeys)
}

// Without waiting for each answer, a thousand presses take a second.

const clickAll = (devTools: CDPSession, presses: Press[]) =>
  Promise.all(
    presses.flatMap(({ x, y }) => [
      devTools.send('Input.dispatchMouseEvent', { type: 'mouseMoved', x, y }),
      ...(['mousePressed', 'mouseReleased'] as const).map(type =>
        devTools.send('Input.dispatchMouseEvent', { type, x, y, button: 'left', clickCount: 1 }),
      ),
    ]),
  )

const codes: Record<string, { code: string; windowsVirtualKeyCode: number; text?: string }> = {
  Enter: { code: 'Enter', windowsVirtualKeyCode: 13, text: '\r' },
  ' ': { code: 'Space', windowsVirtualKeyCode: 32, text: ' ' },
  Tab: { code: 'Tab', windowsVirtualKeyCode: 9 },
}

const pressKeys = (devTools: CDPSession, keys: string[]) =>
  Promise.all(
    keys.flatMap(key =>
      (['keyDown', 'keyUp'] as const).map(type =>
        devTools.send('Input.dispatchKeyEvent', {
          type: type === 'keyDown' && !codes[key]?.text ? 'rawKeyDown' : type,
          key,
          ...codes[key],
        }),
      ),
    ),
  )

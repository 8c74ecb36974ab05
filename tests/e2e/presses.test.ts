import type { CDPSession, Page } from 'playwright/test'
import { languages } from '../../shared/content/languages.ts'
import { addressIn } from '../../shared/pages/language-paths.ts'
import { variants } from '../../shared/site-info/site-info.ts'
import { goTo, variantAddress } from '../helpers/go-to.ts'
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

const windows: Record<Pointer, { width: number; height: number }> = {
  mouse: { width: 1440, height: 900 },
  finger: { width: 390, height: 844 },
}

for (const variant of variants) {
  for (const language of languages) {
    test(`every control of the ${variant} site in ${language} answers the mouse, fingers and keys`, async ({
      page,
    }) => {
      // Nothing moves under the pointer.
      await page.emulateMedia({ reducedMotion: 'reduce' })
      const devTools = await page.context().newCDPSession(page)
      const started = Date.now()
      let presses = 0
      for (const path of Object.values(specPages[variant]).flat()) {
        await goTo(page, variantAddress(variant, addressIn(language, path)))
        await page.evaluate(recordClicks)
        for (const pointer of ['mouse', 'finger'] as const) {
          await page.setViewportSize(windows[pointer])
          presses += await expectClicks(page, devTools, pointer)
        }
        // On a phone, the menu's links are in a popover.
        await page.evaluate(() => document.querySelector<HTMLElement>('header nav')?.showPopover())
        presses += await expectClicks(page, devTools, 'finger')
      }
      console.log(variant, language, presses, Date.now() - started)
    })
  }
}

/** Presses every control by a pointer and by keys. Expects that each press clicks its control. */
async function expectClicks(page: Page, devTools: CDPSession, pointer: Pointer): Promise<number> {
  let count = 0
  const missed: string[] = []
  await page.evaluate(findControls)
  for (let next = 0; ; ) {
    const presses = await page.evaluate(pressesFrom, { first: next, pointer })
    const last = presses.at(-1)
    if (!last) {
      break
    }
    next = last.control + 1
    count += presses.length
    await (pointer === 'mouse' ? clickAll(devTools, presses) : tapAll(devTools, presses))
    // A tap is a click later than the browser has answered it.
    await page
      .waitForFunction(count => window.clicks.length >= count, presses.length, { timeout: 3000 })
      .catch(() => {})
    missed.push(...(await page.evaluate(missedPresses, presses)))
  }
  const keys = await page.evaluate(keysForControls)
  count += keys.filter(key => key !== 'Tab').length
  await pressKeys(devTools, keys)
  missed.push(...(await page.evaluate(missedKeys)))
  expect(missed, `${page.url()} by ${pointer}`).toEqual([])
  return count
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

const tapAll = (devTools: CDPSession, presses: Press[]) =>
  Promise.all(
    presses.flatMap(({ x, y }) => [
      devTools.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x, y }] }),
      devTools.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] }),
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

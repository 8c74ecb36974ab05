import type { Press } from './presses.ts'

type Send = (
  method: 'Input.dispatchTouchEvent',
  parameters: { type: 'touchStart' | 'touchEnd'; touchPoints: Press[] },
) => Promise<unknown>

/**
 * Taps points in Chromium, one after the other. The page makes clicks of them later. Waiting for
 * each answer would take a frame for each tap.
 */
export const tapAll = (send: Send, points: Press[]): Promise<unknown> =>
  Promise.all(
    points.flatMap(({ x, y }) => [
      send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x, y }] }),
      send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] }),
    ]),
  )

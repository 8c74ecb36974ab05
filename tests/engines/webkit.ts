import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { serve } from '../../scripts/serve/server.ts'
import type { Press } from '../helpers/presses.ts'
import config from '../playwright.config.ts'
import type { Engine } from './tab.ts'

const driverProgram = '/usr/bin/WebKitWebDriver'
const displayProgram = '/usr/bin/Xvfb'
const python = '/usr/bin/python3'
const window = join(import.meta.dirname, 'webkit-window.py')

export const hasWebKit =
  [driverProgram, displayProgram].every(existsSync) &&
  spawnSync(python, ['-c', 'import gi; gi.require_version("WebKit2", "4.1")']).status === 0

/** Features that are off in every test. */
const alwaysOff = [
  // Without a graphics card, WebKit draws in half the time if it does not imitate one.
  'AcceleratedCompositing',
  // With these, the driver sometimes keeps looking at the previous page.
  'ProcessSwapOnCrossSiteNavigation',
  'UsesBackForwardCache',
]

/** https://www.w3.org/TR/webdriver2/#keyboard-actions */
const codes: Record<string, string> = { Enter: '\uE007', Escape: '\uE00C', Tab: '\uE004' }

const pressAt = ({ x, y }: Press) => [
  { type: 'pointerMove', x: Math.round(x), y: Math.round(y) },
  { type: 'pointerDown', button: 0 },
  { type: 'pointerUp', button: 0 },
]

/**
 * Starts a WebKit window on a separate display (https://www.w3.org/TR/webdriver2), without the named
 * features.
 */
export async function startWebKit(...without: string[]): Promise<Engine> {
  const display = spawn(displayProgram, ['-displayfd', '3', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  })
  const [number] = await once(display.stdio[3] ?? display, 'data')
  const { port, close } = await serve(() => false, 0)
  await close()
  // The system reuses ports, and the usual cache keeps files of earlier sites on the same port.
  const cache = mkdtempSync(join(tmpdir(), 'webkit-'))
  const driver = spawn(driverProgram, [`--port=${port}`], {
    env: {
      ...config.use?.launchOptions?.env,
      DISPLAY: `:${number}`.trim(),
      GDK_BACKEND: 'x11',
      NO_AT_BRIDGE: '1',
      XDG_CACHE_HOME: cache,
    },
  })
  const closed = once(driver, 'close')
  const complaints: string[] = []
  let opened = 0
  for (const output of [driver.stdout, driver.stderr]) {
    createInterface(output).on('line', line => {
      // WebKit does not know this directive, but loads the manifest.
      const isKnown = line.includes("directive 'manifest-src'")
      if (/CONSOLE .*?(?:ERROR|WARN)/.test(line) && !isKnown) {
        complaints.push(line)
      }
      if (line === 'NEW TAB') {
        opened++
      }
    })
  }

  let session = ''
  async function send(path: string, body?: object) {
    const answer = await fetch(`http://127.0.0.1:${port}/session${session}${path}`, {
      method: body ? 'POST' : 'GET',
      body: JSON.stringify(body),
    })
    const { value } = await answer.json()
    if (!answer.ok) {
      throw new Error(`${path}: ${value.message}`)
    }
    return value
  }
  const browser = { binary: python, args: [window, ...alwaysOff, ...without] }
  const capabilities = {
    alwaysMatch: { pageLoadStrategy: 'none', 'webkitgtk:browserOptions': browser },
  }
  const begin = async () => `/${(await send('', { capabilities })).sessionId}`
  // Tries again until the driver listens.
  while (!session) {
    session = await begin().catch(() => new Promise(resolve => setImmediate(resolve, '')))
  }

  const perform = (type: string, actions: object[], pointerType = 'mouse') =>
    send('/actions', {
      actions: [{ type, id: `${type} ${pointerType}`, parameters: { pointerType }, actions }],
    })
  return {
    evaluate: script => send('/execute/sync', { script: `return (${script})`, args: [] }),
    resize: (width, height) => send('/window/rect', { width, height }),
    clickAt: (x, y) => perform('pointer', pressAt({ x, y })),
    pressAll: (pointer, points) =>
      perform('pointer', points.flatMap(pressAt), pointer === 'finger' ? 'touch' : 'mouse'),
    press: (...keys) =>
      perform(
        'key',
        keys.flatMap(key => ['keyDown', 'keyUp'].map(type => ({ type, value: codes[key] ?? key }))),
      ),
    tabs: () => opened,
    complaints,
    close: async () => {
      driver.kill()
      // This ends the window, whose processes have the driver's output open.
      display.kill()
      await closed
      rmSync(cache, { recursive: true })
    },
  }
}

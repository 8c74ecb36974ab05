import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { createServer } from 'node:http'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { listen } from '../../scripts/stand-ins/listen.ts'
import { clickAt, type Engine, typed } from './engine.ts'

const driverProgram = '/usr/bin/WebKitWebDriver'
const displayProgram = '/usr/bin/Xvfb'
const python = '/usr/bin/python3'
const typelib = 'girepository-1.0/WebKit2-4.1.typelib'

export const hasWebKit =
  [driverProgram, displayProgram, python].every(existsSync) &&
  ['x86_64', 'aarch64'].some(machine => existsSync(`/usr/lib/${machine}-linux-gnu/${typelib}`))

/**
 * Starts a WebKit window on a display of its own, led by WebDriver (https://www.w3.org/TR/webdriver2).
 * WebKit says that it does not know manifest-src, and takes the manifest all the same.
 */
export async function startWebKit(): Promise<Engine> {
  const display = spawn(displayProgram, ['-displayfd', '3', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  })
  const [number] = await once(display.stdio[3] ?? display, 'data')
  const { port, close } = await listen(createServer(), 0)
  await close()
  const driver = spawn(driverProgram, [`--port=${port}`], {
    env: {
      ...process.env,
      DISPLAY: `:${`${number}`.trim()}`,
      GDK_BACKEND: 'x11',
      NO_AT_BRIDGE: '1',
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const complaints: string[] = []
  let opened = 0
  for (const output of [driver.stdout, driver.stderr]) {
    createInterface(output).on('line', line => {
      const isKnown = line.includes("directive 'manifest-src'")
      if (/CONSOLE .*?(?:ERROR|WARN)/.test(line) && !isKnown) complaints.push(line)
      if (line === 'NEW TAB') opened++
    })
  }

  let session = ''
  async function send(path: string, body: object): Promise<unknown> {
    const answer = await fetch(`http://127.0.0.1:${port}/session${session}${path}`, {
      method: 'POST',
      body: JSON.stringify(body),
    })
    const { value } = await answer.json()
    if (!answer.ok) throw new Error(`${path}: ${value.message}`)
    if (path === '') session = `/${value.sessionId}`
    return value
  }
  const binary = { binary: python, args: [join(import.meta.dirname, 'webkit-window.py')] }
  const capabilities = { pageLoadStrategy: 'none', 'webkitgtk:browserOptions': binary }
  const hello = { capabilities: { alwaysMatch: capabilities } }
  while (!session) await send('', hello).catch(() => new Promise(resolve => setImmediate(resolve)))

  const perform = (actions: unknown) => send('/actions', { actions })
  return {
    go: url => send('/url', { url }),
    back: () => send('/back', {}),
    evaluate: script => send('/execute/sync', { script: `return (${script})`, args: [] }),
    resize: (width, height) => send('/window/rect', { width, height }),
    click: (x, y) => perform(clickAt(x, y)),
    type: keys => perform(typed(keys)),
    tabs: () => opened,
    complaints,
    close: async () => {
      driver.kill()
      display.kill()
      await once(display, 'exit')
    },
  }
}

import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { WebSocket } from 'ws'
import { clickAt, type Engine, typed } from './engine.ts'

const firefoxProgram = ['/usr/bin/firefox-esr', '/usr/bin/firefox'].find(existsSync)

export const hasFirefox = firefoxProgram !== undefined

type Fields = {
  context?: string
  contexts?: { context: string }[]
  parent?: string | null
  level?: string
  text?: string
  result?: { value?: string }
  exceptionDetails?: { text: string }
}
type Message = { id?: number; result?: Fields; params?: Fields; method?: string; message?: string }

/** Starts Firefox without a window, led by WebDriver BiDi (https://w3c.github.io/webdriver-bidi). */
export async function startFirefox(): Promise<Engine> {
  const profile = mkdtempSync(join(tmpdir(), 'firefox-'))
  const options = ['--headless', '--no-remote', '--remote-debugging-port=0', '--profile', profile]
  const firefox = spawn(firefoxProgram ?? '', options, { stdio: ['ignore', 'ignore', 'pipe'] })
  let address = ''
  for await (const line of createInterface(firefox.stderr)) {
    address = /listening on (ws:\S+)/.exec(line)?.[1] ?? ''
    if (address) break
  }
  firefox.stderr.resume()
  const socket = new WebSocket(`${address}/session`)
  await once(socket, 'open')

  const answers = new Map<number, (message: Message) => void>()
  const complaints: string[] = []
  let sent = 0
  let opened = 0
  let context = ''
  const send = async (method: string, params: object): Promise<Fields> => {
    const id = ++sent
    socket.send(JSON.stringify({ id, method, params }))
    const { result, message } = await new Promise<Message>(resolve => answers.set(id, resolve))
    if (!result) throw new Error(`${method}: ${message}`)
    return result
  }
  socket.on('message', data => {
    const message: Message = JSON.parse(`${data}`)
    const { params = {} } = message
    if (message.id) answers.get(message.id)?.(message)
    else if (message.method === 'log.entryAdded') {
      if (/error|warn/.test(params.level ?? '')) complaints.push(params.text ?? '')
    } else if (!params.parent && params.context !== context) {
      opened++
      send('browsingContext.close', { context: params.context })
    }
  })

  await send('session.new', { capabilities: {} })
  const { contexts: [tab] = [] } = await send('browsingContext.getTree', {})
  context = tab?.context ?? ''
  await send('session.subscribe', { events: ['log.entryAdded', 'browsingContext.contextCreated'] })
  // Firefox tells the console of what the policy refuses, but not BiDi of that.
  await send('script.addPreloadScript', {
    functionDeclaration: `() => addEventListener('securitypolicyviolation', event =>
      console.error('Policy violation: ' + event.effectiveDirective + ' ' + event.blockedURI))`,
  })
  const perform = (actions: unknown) => send('input.performActions', { context, actions })
  return {
    go: url => send('browsingContext.navigate', { context, url, wait: 'none' }),
    back: () => send('browsingContext.traverseHistory', { context, delta: -1 }),
    evaluate: async script => {
      const { result, exceptionDetails } = await send('script.evaluate', {
        expression: `JSON.stringify(${script})`,
        target: { context },
        awaitPromise: true,
      })
      if (exceptionDetails) throw new Error(exceptionDetails.text)
      return result?.value && JSON.parse(result.value)
    },
    resize: (width, height) =>
      send('browsingContext.setViewport', { context, viewport: { width, height } }),
    click: (x, y) => perform(clickAt(x, y)),
    type: keys => perform(typed(keys)),
    tabs: () => opened,
    complaints,
    close: async () => {
      socket.close()
      firefox.kill()
      await once(firefox, 'exit')
      rmSync(profile, { recursive: true, force: true })
    },
  }
}

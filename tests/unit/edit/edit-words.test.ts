import { once } from 'node:events'
import { readdirSync, readFileSync } from 'node:fs'
import { request } from 'node:http'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { editorHandler } from '../../../scripts/edit/answer-editor.ts'
import { serve } from '../../../scripts/serve/server.ts'
import { temporaryFolder } from '../../helpers/temporary-folder.ts'
import { affiliate, pageSource } from '../content/content-site.ts'

test('an edit is taken from the preview’s own pages, for content files, and replaces its piece alone', async () => {
  const { folder: root, write } = temporaryFolder()
  const file = `${affiliate}/en/news.md`
  const read = () => readFileSync(join(root, file), 'utf8')
  write('package.json', 'title: A')
  write(file, pageSource('One.\n'))
  const handler = editorHandler(root, 'known', (_, response) => void response.end('opened'))
  const { origin, port, close } = await serve(handler, 0)
  onTestFinished(close)

  const edit = { file, name: '0', before: 'One.', after: 'Two.', save: true }
  const own = { origin, 'x-preview-token': 'known' }
  const send = async (change = {}, headers: object = own, order = 'words', method = 'POST') => {
    // Not fetch, which sends its own Host.
    const sent = request(`${origin}/preview/${order}`, { method, headers: { ...headers } })
    const [response] = await once(sent.end(JSON.stringify({ ...edit, ...change })), 'response')
    return response.resume().statusCode
  }
  const stranger = { ...own, 'x-preview-token': 'guess' }
  const host = `evil.example:${port}`
  const other = { file: 'package.json', name: 'title', before: 'title: A' }
  const refused: [status: number, ...Parameters<typeof send>][] = [
    [403, {}, { ...own, origin: 'http://evil.example' }],
    [403, {}, { ...own, origin: 'null' }],
    [403, {}, { 'x-preview-token': 'known' }],
    [403, {}, { ...own, host, origin: `http://${host}` }],
    [403, {}, own, 'words', 'PUT'],
    [400, { ...other, file: `${affiliate}/en/../../../../package.json` }],
    [400, { file: `/${file}` }],
    [400, { after: 0 }],
    [409, { before: 'Three.' }],
    [409, { name: 'title', before: 'title: Poker | Casinos', after: 'Name: A' }],
  ]
  for (const order of ['words', 'open', 'review', 'translated', 'send'])
    refused.push([403, {}, stranger, order])
  for (const order of ['words', 'open', 'translated']) refused.push([400, other, own, order])
  for (const [status, ...order] of refused)
    expect([order, await send(...order)]).toEqual([order, status])
  expect(await send({}, own, 'open')).toBe(200)
  expect(await send({ save: false })).toBe(200)
  expect(read()).toBe(pageSource('One.\n'))
  expect(readFileSync(join(root, 'package.json'), 'utf8')).toBe('title: A')

  // A byte that is no letter could not be written again.
  const unreadable = Buffer.from([...Buffer.from(pageSource('One.\n\n')), 0xe4])
  write(file, unreadable)
  expect(await send()).toBe(409)
  expect(readFileSync(join(root, file))).toEqual(unreadable)

  // Its piece alone is new, with the line end that stands first in the file. Every other byte stays.
  const lines = pageSource('ä 😀\r\n\r\nOne.\r\rtwo\n')
  for (const [raw, edited] of [
    [lines, 'x\ny'],
    [`\uFEFF${lines.replace('\n', '\r\n')}`, 'x\r\ny'],
  ] as const) {
    write(file, raw)
    expect(await send({ name: '1', after: 'x\ny' })).toBe(200)
    expect(read()).toBe(raw.replace('One.', edited))
  }
  expect(readdirSync(join(root, affiliate, 'en'))).toEqual(['news.md'])
})

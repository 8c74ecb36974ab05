import { once } from 'node:events'
import { readdirSync, readFileSync } from 'node:fs'
import { request } from 'node:http'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { parseContent } from '../../../scripts/content/parse-content.ts'
import { editorHandler } from '../../../scripts/edit/answer-editor.ts'
import { replacePiece } from '../../../scripts/edit/edit-words.ts'
import { serve } from '../../../scripts/serve/server.ts'
import { temporaryFolder } from '../../helpers/temporary-folder.ts'
import { pageSource } from '../content/content-site.ts'

test('an edit replaces its piece alone, and every other byte stays', () => {
  const replace = (raw: string, from: string, to: string) => {
    const start = raw.replace('\uFEFF', '').replaceAll('\r\n', '\n').indexOf(from)
    return replacePiece(raw, start, start + from.length, to)
  }
  expect(replace('\uFEFFä 😀\r\none\rtwo\nthree', 'one', 'x\ny')).toBe(
    '\uFEFFä 😀\r\nx\r\ny\rtwo\nthree',
  )
  expect(replace('one\ntwo\r\n', 'two', '')).toBe('one\n\r\n')
})

test('a source is what stands in the file: whole fields, whole labels, whole blocks', () => {
  const sourcesIn = (text: string, file: string) =>
    parseContent(text, file).texts.map(({ line, name, source }) => [line, name, source])
  const page = pageSource('One\ntwo.\n\n- *a*\n- b\n', 'intro: >\n  Two\n  lines\n')
  expect(sourcesIn(page, 'a.md').slice(3)).toEqual([
    [5, 'intro', 'intro: >\n  Two\n  lines'],
    [9, '0', 'One\ntwo.'],
    [12, '1', '- *a*\n- b'],
  ])
  const labels = '# The card.\nrank: "#{rank}" \n'
  expect(sourcesIn(labels, 'shared/labels.yaml')).toEqual([[2, 'rank', 'rank: "#{rank}"']])
})

test('an edit is taken from the preview’s own pages alone, and for content files alone', async () => {
  const { folder: root, write } = temporaryFolder()
  const content = 'variants/affiliate/content/en'
  const file = `${content}/news.md`
  const read = () => readFileSync(join(root, file), 'utf8')
  write('package.json', 'title: A')
  write(file, pageSource('One.\n'))
  const token = 'known'
  const handler = editorHandler(root, token, (_, response) => void response.end('opened'))
  const { origin, port, close } = await serve(handler, 0)
  onTestFinished(close)

  const own = { origin, 'x-preview-token': token }
  const send = async (body: object, headers: object = own, order = 'words', method = 'POST') => {
    // Not fetch, which sends its own Host.
    const sent = request(`${origin}/preview/${order}`, { method, headers: { ...headers } })
    const [response] = await once(sent.end(JSON.stringify(body)), 'response')
    return response.resume().statusCode
  }
  const edit = { file, name: '0', before: 'One.', after: 'Two.', save: true }
  const package_ = { ...edit, file: 'package.json', name: 'title', before: 'title: A' }
  const title = { name: 'title', before: 'title: Poker | Casinos' }
  const stranger = { ...own, 'x-preview-token': 'guess' }
  const host = `evil.example:${port}`
  const refused = {
    403: [
      send(edit, { ...own, origin: 'http://evil.example' }),
      send(edit, { ...own, origin: 'null' }),
      send(edit, { 'x-preview-token': token }),
      send(edit, { ...own, host, origin: `http://${host}` }),
      send(edit, own, 'words', 'PUT'),
      ...['words', 'open', 'review', 'translated', 'send'].map(order =>
        send(edit, stranger, order),
      ),
    ],
    400: [
      ...['words', 'open', 'translated'].map(order => send(package_, own, order)),
      send({ ...package_, file: `${content}/../../../../package.json` }),
      send({ ...edit, file: `/${file}` }),
      send({ ...edit, after: 0 }),
    ],
    409: [send({ ...edit, before: 'Three.' }), send({ ...edit, ...title, after: 'Name: A' })],
  }
  for (const [status, answers] of Object.entries(refused))
    expect(await Promise.all(answers)).toEqual(answers.map(() => Number(status)))
  expect(await send(edit, own, 'open')).toBe(200)
  expect(await send({ ...edit, save: false })).toBe(200)
  expect(read()).toBe(pageSource('One.\n'))
  expect(readFileSync(join(root, 'package.json'), 'utf8')).toBe('title: A')

  // A byte that is no letter could not be written again.
  const unreadable = Buffer.from([...Buffer.from(pageSource('One.\n\n')), 0xe4])
  write(file, unreadable)
  expect(await send(edit)).toBe(409)
  expect(readFileSync(join(root, file))).toEqual(unreadable)

  write(file, pageSource('One.\n'))
  expect(await send(edit)).toBe(200)
  expect(read()).toBe(pageSource('Two.\n'))
  expect(readdirSync(join(root, content))).toEqual(['news.md'])
})

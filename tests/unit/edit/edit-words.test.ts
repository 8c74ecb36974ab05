import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fc from 'fast-check'
import { expect, onTestFinished, test } from 'vitest'
import { contentSources, filesOnDisk } from '../../../scripts/content/content-files.ts'
import { parseContent } from '../../../scripts/content/parse-content.ts'
import { editorHandler } from '../../../scripts/edit/answer-editor.ts'
import { editWords, replacePiece } from '../../../scripts/edit/edit-words.ts'
import { serve } from '../../../scripts/serve/server.ts'
import { pageSource } from '../content/content-site.ts'

const sources = contentSources(filesOnDisk(process.cwd()))

test('every word of the site has a source, and twenty random edits equal the same edits by hand', () => {
  const edits = fc.record({
    source: fc.constantFrom(...sources),
    pick: fc.nat(),
    after: fc.array(fc.constantFrom('Uusi ', 'ä', '\n', '{', '- ', '"'), { maxLength: 6 }),
    lineEnd: fc.constantFrom('\n', '\r\n'),
    mark: fc.constantFrom('', '\uFEFF'),
  })
  fc.assert(
    fc.property(edits, ({ source: { text, file }, pick, after, lineEnd, mark }) => {
      const raw = mark + text.replaceAll('\n', lineEnd)
      const texts = parseContent(raw, file).texts
      const { start, end, source } = texts[pick % texts.length] ?? { start: 0, end: 0, source: '' }
      const edited = after.join('')
      const byHand = text.slice(0, start) + edited + text.slice(end)
      expect(text.slice(start, end)).toBe(source)
      expect(replacePiece(raw, { start, end }, edited)).toBe(
        mark + byHand.replaceAll('\n', lineEnd),
      )
    }),
    { numRuns: 20 },
  )
})

test('a source is what stands in the file: whole fields, whole labels, whole blocks', () => {
  const page = pageSource('One\ntwo.\n\n- *a*\n- b\n', 'intro: >\n  Two\n  lines\n')
  const found = parseContent(page, 'a.md').texts.map(({ line, name, source }) => [
    line,
    name,
    source,
  ])
  expect(found.slice(2)).toEqual([
    [4, 'heading', 'heading: Poker'],
    [5, 'intro', 'intro: >\n  Two\n  lines'],
    [9, '0', 'One\ntwo.'],
    [12, '1', '- *a*\n- b'],
  ])
  const file = 'variants/affiliate/content/en/labels.yaml'
  expect(parseContent('# The card.\nrank: "#{rank}" \n', file).texts).toEqual([
    { file, line: 2, name: 'rank', source: 'rank: "#{rank}"', start: 12, end: 27 },
  ])
})

test('an edit is taken from the preview’s own pages alone, and for content files alone', async () => {
  const root = mkdtempSync(join(tmpdir(), 'edit-'))
  onTestFinished(() => rmSync(root, { recursive: true }))
  const folder = join(root, 'variants/affiliate/content/en')
  mkdirSync(folder, { recursive: true })
  writeFileSync(join(root, 'package.json'), 'title: A')
  writeFileSync(join(folder, 'news.md'), pageSource('One.\n'))
  const token = 'known'
  const handler = editorHandler(root, token, (_, response) => void response.end('opened'))
  const { origin, port, close } = await serve(handler, 0)
  onTestFinished(close)

  const file = 'variants/affiliate/content/en/news.md'
  const edit = { file, name: '0', before: 'One.', after: 'Two.', save: true }
  const own = { origin, 'x-preview-token': token, 'content-type': 'application/json' }
  const send = (
    body: object,
    headers: Record<string, string> = own,
    { method = 'POST', path = '/preview/words' } = {},
  ) =>
    new Promise<number>(resolve => {
      const sent = request({ port, host: '127.0.0.1', path, method, headers }, response =>
        resolve(response.resume().statusCode ?? 0),
      )
      sent.end(JSON.stringify(body))
    })
  const refused = await Promise.all([
    send(edit, { ...own, origin: 'http://evil.example' }),
    send(edit, { ...own, origin: 'null' }),
    send(edit, { 'x-preview-token': token }),
    send(edit, { ...own, 'x-preview-token': 'guess' }),
    send(edit, { ...own, host: `evil.example:${port}`, origin: `http://evil.example:${port}` }),
    send(edit, own, { method: 'PUT' }),
    ...['open', 'review', 'translated', 'send'].map(order =>
      send(edit, { ...own, 'x-preview-token': 'guess' }, { path: `/preview/${order}` }),
    ),
    send({ ...edit, file: 'package.json' }, own, { path: '/preview/open' }),
    send({ ...edit, file: 'package.json' }, own, { path: '/preview/translated' }),
    send({ ...edit, file: 'package.json', name: 'title', before: 'title: A' }),
    send({ ...edit, file: `variants/affiliate/content/en/../../../../package.json` }),
    send({ ...edit, file: `/${file}` }),
    send({ ...edit, after: 0 }),
    send({ ...edit, before: 'Three.' }),
    send({ ...edit, name: 'title', before: 'title: Poker | Online Casinos', after: 'Name: A' }),
  ])
  expect(refused).toEqual([...Array(10).fill(403), ...Array(6).fill(400), 409, 409])
  expect(await send(edit, own, { path: '/preview/open' })).toBe(200)
  expect(await send({ ...edit, save: false })).toBe(200)
  // What the edit does to another file is told beside it, and nothing else of other files.
  writeFileSync(join(folder, 'rules.md'), pageSource('## One\n'))
  writeFileSync(join(folder, 'more.md'), pageSource('[x](/rules#one) [y](/nowhere)\n'))
  const rules = { file: file.replace('news', 'rules'), name: '0', before: '## One', after: 'One' }
  expect(await editWords(root, rules.file, rules)).toEqual([
    expect.stringMatching(/en\/more\.md:6 {2}There is no place "#one"/),
  ])
  for (const name of ['rules.md', 'more.md']) rmSync(join(folder, name))
  const unreadable = Buffer.concat([Buffer.from(pageSource('One.\n\n')), Buffer.from([0xe4])])
  writeFileSync(join(folder, 'news.md'), unreadable)
  expect(await send(edit)).toBe(409)
  expect(readFileSync(join(folder, 'news.md'))).toEqual(unreadable)
  writeFileSync(join(folder, 'news.md'), pageSource('One.\n'))
  expect(readFileSync(join(folder, 'news.md'), 'utf8')).toBe(pageSource('One.\n'))
  expect(readFileSync(join(root, 'package.json'), 'utf8')).toBe('title: A')

  expect(await send(edit)).toBe(200)
  expect(readFileSync(join(folder, 'news.md'), 'utf8')).toBe(pageSource('Two.\n'))
  expect(readdirSync(folder)).toEqual(['news.md'])
})

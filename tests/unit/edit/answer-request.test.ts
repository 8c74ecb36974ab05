import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { answerRequest } from '../../../scripts/edit/answer-request.ts'
import type { PreviewRequest } from '../../../scripts/edit/page/requests.ts'
import { temporaryFolder } from '../../helpers/temporary-folder.ts'
import { affiliate, pageSource } from '../content/content-site.ts'
import { unmadeSite } from './unmade-site.ts'

test('an edit replaces one text of a content file, and is refused if it could do harm', async () => {
  const { folder: root, write } = temporaryFolder()
  const file = `${affiliate}/en/news.md`
  const read = () => readFileSync(join(root, file), 'utf8')
  write('package.json', 'title: A')
  write(file, pageSource('One.\n'))
  const text = { file, name: '0', source: 'One.', blocks: ['One.'] }
  const edit = { type: 'save', text, before: 'One.', after: 'Two.' } as const
  const send = (request: PreviewRequest) =>
    answerRequest(root, request, { ...unmadeSite, sources: new Map() })
  const other = { ...edit, text: { ...text, file: 'package.json' } }
  const outside = { ...text, file: `${affiliate}/en/../../../../package.json` }
  const source = 'title: Poker | Casinos'
  const title = { ...edit, text: { ...text, name: 'title', source }, before: source }
  const refused: [reason: string, request: PreviewRequest][] = [
    ['no content file', { ...edit, text: outside }],
    ['no content file', { ...edit, text: { ...text, file: `/${file}` } }],
    ['no content file', other],
    ['no content file', { ...other, type: 'check' }],
    ['not a translation', { type: 'confirm translation', file: 'package.json' }],
    ['The text is now: One.', { ...edit, before: 'Three.' }],
    ['Keep "title:"', { ...title, after: 'Name: A' }],
  ]
  for (const [reason, request] of refused) {
    await expect(send(request)).rejects.toThrow(reason)
  }
  const checked = await send({ ...edit, type: 'check', after: 'Two\nlines.\n\n[x](x)' })
  const message = expect.stringMatching(/^This site has no page "\/x"/)
  expect(checked).toContainEqual({ kind: 'error', file, line: 9, message })
  expect(read()).toBe(pageSource('One.\n'))
  expect(readFileSync(join(root, 'package.json'), 'utf8')).toBe('title: A')

  // Bytes that are not UTF-8 could not be written again.
  const unreadable = Buffer.from([...Buffer.from(pageSource('One.\n\n')), 0xe4])
  write(file, unreadable)
  await expect(send(edit)).rejects.toThrow('UTF-8')
  expect(readFileSync(join(root, file))).toEqual(unreadable)

  // New lines end as the first one in the file does. Every other byte stays.
  const lines = pageSource('ä 😀\r\n\r\nOne.\r\rtwo\n')
  for (const [raw, edited] of [
    [lines, 'x\ny'],
    [`\uFEFF${lines.replace('\n', '\r\n')}`, 'x\r\ny'],
  ] as const) {
    write(file, raw)
    const blocks = ['ä 😀', 'One.', 'two']
    await send({ ...edit, text: { ...text, name: '1', blocks }, after: 'x\ny' })
    expect(read()).toBe(raw.replace('One.', edited))
  }
  expect(readdirSync(join(root, affiliate, 'en'))).toEqual(['news.md'])
})

test('an edit of a text that is gone is inserted in its place, and replaces nothing', async () => {
  const { folder: root, write } = temporaryFolder()
  const file = `${affiliate}/en/news.md`
  const blocks = ['One.', 'Two.', '## Three', 'Four.']
  const save = async (present: string, name: string, before: string | null) => {
    write(file, present)
    const source = blocks[Number(name)] ?? 'intro: Old'
    const text = { file, name, source, blocks: name === 'intro' ? [] : blocks }
    const after = name === 'intro' ? 'intro: New' : 'New.'
    await answerRequest(root, { type: 'save', text, before, after }, unmadeSite)
    return readFileSync(join(root, file), 'utf8')
  }
  const page = (...present: string[]) => pageSource(`${present.join('\n\n')}\n`)
  const gone = page('One.', '## Three', 'Four.')
  await expect(save(gone, '1', 'Two.')).rejects.toThrow('no longer in the file')
  expect(readFileSync(join(root, file), 'utf8')).toBe(gone)
  expect(await save(gone, '1', null)).toBe(page('One.', 'New.', '## Three', 'Four.'))
  expect(await save(page('Two.', 'Four.'), '0', null)).toBe(page('New.', 'Two.', 'Four.'))
  expect(await save(page('Zero.', 'One.'), '3', null)).toBe(page('Zero.', 'One.', 'New.'))
  expect(await save(pageSource(), '2', null)).toBe(pageSource('\nNew.\n'))
  const intro = pageSource('One.\n', 'intro: New\n')
  expect(await save(pageSource('One.\n'), 'intro', null)).toBe(intro)
  // A colleague who brings the text back is not ignored.
  await expect(save(page(...blocks), '1', null)).rejects.toThrow('The text is now: Two.')
})

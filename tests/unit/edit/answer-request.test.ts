import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { answerRequest } from '../../../scripts/edit/answer-request.ts'
import type { News } from '../../../scripts/edit/page/news.ts'
import type { PreviewRequest } from '../../../scripts/edit/page/requests.ts'
import { temporaryFolder } from '../../helpers/temporary-folder.ts'
import { affiliate, pageSource } from '../content/content-site.ts'

const noNews: News = {
  findings: [],
  faults: [],
  outdatedFiles: [],
  texts: [],
  addresses: [],
  contents: undefined,
}

test('an edit replaces one text of a content file, and is refused if it could do harm', async () => {
  const { folder: root, write } = temporaryFolder()
  const file = `${affiliate}/en/news.md`
  const read = () => readFileSync(join(root, file), 'utf8')
  write('package.json', 'title: A')
  write(file, pageSource('One.\n'))
  const edit = { type: 'save', file, name: '0', before: 'One.', after: 'Two.' } as const
  const send = (request: PreviewRequest) => answerRequest(root, request, noNews)
  const other = { ...edit, file: 'package.json', name: 'title', before: 'title: A' }
  const title = { ...edit, name: 'title', before: 'title: Poker | Casinos', after: 'Name: A' }
  const refused: [reason: string, request: PreviewRequest][] = [
    ['not a content file', { ...other, file: `${affiliate}/en/../../../../package.json` }],
    ['not a content file', { ...edit, file: `/${file}` }],
    ['not a content file', other],
    ['not a content file', { ...other, type: 'check' }],
    ['not a translation', { type: 'confirm translation', file: 'package.json' }],
    ['It now says: One.', { ...edit, before: 'Three.' }],
    ['Keep "title:"', title],
  ]
  for (const [reason, request] of refused) {
    await expect(send(request)).rejects.toThrow(reason)
  }
  const checked = await send({ ...edit, type: 'check', after: 'Two\nlines.\n\n[x](x)' })
  const message = expect.stringMatching(/^The link "x" does not point to a page/)
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
    await send({ ...edit, name: '1', after: 'x\ny' })
    expect(read()).toBe(raw.replace('One.', edited))
  }
  expect(readdirSync(join(root, affiliate, 'en'))).toEqual(['news.md'])
})

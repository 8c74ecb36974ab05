import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { carryOut } from '../../../scripts/edit/carry-out.ts'
import { temporaryFolder } from '../../helpers/temporary-folder.ts'
import { affiliate, pageSource } from '../content/content-site.ts'

test('an edit replaces its piece of a content file alone, and is refused if that could do harm', async () => {
  const { folder: root, write } = temporaryFolder()
  const file = `${affiliate}/en/news.md`
  const read = () => readFileSync(join(root, file), 'utf8')
  write('package.json', 'title: A')
  write(file, pageSource('One.\n'))
  const news = { errors: [], notes: [], kept: false, drafts: [], texts: [], contents: {} }
  const edit = { file, name: '0', before: 'One.', after: 'Two.' }
  const send = (change = {}, order = 'save') => carryOut(root, order, { ...edit, ...change }, news)
  const other = { file: 'package.json', name: 'title', before: 'title: A' }
  const title = { name: 'title', before: 'title: Poker | Casinos', after: 'Name: A' }
  const refused: [status: number, change: object, order?: string][] = [
    [400, { ...other, file: `${affiliate}/en/../../../../package.json` }],
    [400, { file: `/${file}` }],
    [400, { after: 0 }],
    [409, { before: 'Three.' }],
    [409, title],
    [404, {}, 'remove'],
    ...['check', 'save', 'translated'].map((order): [number, object, string] => [
      400,
      other,
      order,
    ]),
  ]
  for (const [status, ...order] of refused)
    await expect(send(...order), JSON.stringify(order)).rejects.toMatchObject({ status })
  const told = {
    kind: 'error',
    said: expect.stringContaining('9: The link "x" does not point to a page'),
  }
  expect(await send({ after: 'Two\nlines.\n\n[x](x)' }, 'check')).toContainEqual(told)
  expect(read()).toBe(pageSource('One.\n'))
  expect(readFileSync(join(root, 'package.json'), 'utf8')).toBe('title: A')

  // A byte that is no letter could not be written again.
  const unreadable = Buffer.from([...Buffer.from(pageSource('One.\n\n')), 0xe4])
  write(file, unreadable)
  await expect(send()).rejects.toMatchObject({ status: 409 })
  expect(readFileSync(join(root, file))).toEqual(unreadable)

  // A new line ends as the first one in the file does. Every other byte stays.
  const lines = pageSource('ä 😀\r\n\r\nOne.\r\rtwo\n')
  for (const [raw, edited] of [
    [lines, 'x\ny'],
    [`\uFEFF${lines.replace('\n', '\r\n')}`, 'x\r\ny'],
  ] as const) {
    write(file, raw)
    await send({ name: '1', after: 'x\ny' })
    expect(read()).toBe(raw.replace('One.', edited))
  }
  expect(readdirSync(join(root, affiliate, 'en'))).toEqual(['news.md'])
})

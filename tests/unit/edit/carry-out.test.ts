import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { carryOut } from '../../../scripts/edit/carry-out.ts'
import { temporaryFolder } from '../../helpers/temporary-folder.ts'
import { affiliate, pageSource } from '../content/content-site.ts'

test('an edit replaces one text of a content file, and is refused if it could do harm', async () => {
  const { folder: root, write } = temporaryFolder()
  const file = `${affiliate}/en/news.md`
  const read = () => readFileSync(join(root, file), 'utf8')
  write('package.json', 'title: A')
  write(file, pageSource('One.\n'))
  const edit = { file, name: '0', before: 'One.', after: 'Two.' }
  const send = (change = {}, order = 'save') => carryOut(root, order, { ...edit, ...change }, [])
  const other = { file: 'package.json', name: 'title', before: 'title: A' }
  const title = { name: 'title', before: 'title: Poker | Casinos', after: 'Name: A' }
  const refused: [reason: string, change: object, order?: string][] = [
    ['not a content file', { ...other, file: `${affiliate}/en/../../../../package.json` }],
    ['not a content file', { file: `/${file}` }],
    ['not a content file', other],
    ['not a content file', other, 'check'],
    ['not a translation', other, 'translated'],
    ['It now says: One.', { before: 'Three.' }],
    ['Keep "title:"', title],
    ['no such command', {}, 'remove'],
  ]
  for (const [reason, ...order] of refused) {
    await expect(send(...order)).rejects.toThrow(reason)
  }
  const said = expect.stringMatching(/^Line 9 {2}The link "x" does not point to a page/)
  expect(await send({ after: 'Two\nlines.\n\n[x](x)' }, 'check')).toContainEqual({
    kind: 'error',
    said,
  })
  expect(read()).toBe(pageSource('One.\n'))
  expect(readFileSync(join(root, 'package.json'), 'utf8')).toBe('title: A')

  // Bytes that are not UTF-8 could not be written again.
  const unreadable = Buffer.from([...Buffer.from(pageSource('One.\n\n')), 0xe4])
  write(file, unreadable)
  await expect(send()).rejects.toThrow('UTF-8')
  expect(readFileSync(join(root, file))).toEqual(unreadable)

  // New lines end as the first one in the file does. Every other byte stays.
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

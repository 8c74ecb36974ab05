import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { openText, saveText } from '../../../scripts/edit/editable-texts.ts'
import { temporaryFolder } from '../../helpers/temporary-folder.ts'
import { affiliate, pageSource } from '../content/content-site.ts'

const file = `${affiliate}/en/news.md`

const page = (...blocks: string[]) => pageSource(`${blocks.join('\n\n')}\n`)

/**
 * Saves a text that was opened while the file was `before`, and is `present` now. `key` is the
 * name of a field, or the number of a block.
 */
function saveInto(before: string, present: string | Buffer, key: string, newSource: string) {
  const { folder, write } = temporaryFolder()
  write(file, before)
  const opened = openText(folder, { file, key })
  if (!opened) {
    throw new Error(`There is no text ${key}.`)
  }
  write(file, present)
  const result = saveText(folder, { ...opened, newSource })
  expect(readdirSync(join(folder, affiliate, 'en'))).toEqual(['news.md'])
  return { result, bytes: readFileSync(join(folder, file)) }
}

const changed = 'The file has changed since the box was opened. Nothing was saved.'

test('a text is saved where its file contains what the box opened with', () => {
  const before = page('One.', 'Play.', '## Three', 'Play.')
  const saved = (present: string, key: string, newSource: string) => {
    const { result, bytes } = saveInto(before, present, key, newSource)
    expect(result).toBeNull()
    return `${bytes}`
  }
  expect(saved(before, '0', 'Two.')).toBe(page('Two.', 'Play.', '## Three', 'Play.'))
  // Of two texts with the same words, the one that was clicked.
  expect(saved(before, '3', 'Stop.')).toBe(page('One.', 'Play.', '## Three', 'Stop.'))
  // A colleague has written above it.
  const longer = page('New.', 'One.', 'Play.', '## Three', 'Play.')
  expect(saved(longer, '1', 'Stop.')).toBe(page('New.', 'One.', 'Stop.', '## Three', 'Play.'))
  const title = 'title: "Poker: a guide"'
  expect(saved(longer, 'title', title)).toBe(longer.replace('title: Poker | Casinos', title))
})

test('a text is refused, and every byte stays, if its file contains something else', () => {
  const before = page('One.', 'Play.', '## Three', 'Play.')
  const refused = (present: string | Buffer, key: string, newSource = 'Stop.') => {
    const { result, bytes } = saveInto(before, present, key, newSource)
    expect(bytes).toEqual(Buffer.from(present))
    return result
  }
  expect(refused(page('Two.', 'Play.', '## Three', 'Play.'), '0')).toEqual({
    reason: changed,
    present: 'Two.',
  })
  expect(refused(page('Two.'), '3')).toEqual({ reason: changed, present: null })
  // One of two texts with the same words is gone: nobody knows which.
  expect(refused(page('One.', '## Three', 'Play.'), '3')?.reason).toBe(changed)
  expect(refused(before, 'title', 'Poker')).toEqual({
    reason: 'Keep "title:" at the beginning of the text.',
    present: null,
  })
  // Bytes that are not UTF-8 could not be written again.
  const unreadable = Buffer.from([...Buffer.from(before), 0xe4])
  expect(refused(unreadable, '0')?.reason).toContain('Save the file as UTF-8.')
})

test('only content files can be written', () => {
  const { folder, write } = temporaryFolder()
  write('package.json', 'title: A')
  for (const path of ['package.json', `${affiliate}/en/../../../../package.json`, `/${file}`]) {
    const text = { file: path, key: 'title', source: 'title: A', occurrence: '1 of 1' }
    expect(saveText(folder, { ...text, newSource: 'title: B' })).toEqual({
      reason: `There is no content file ${path}.`,
      present: null,
    })
  }
  expect(readFileSync(join(folder, 'package.json'), 'utf8')).toBe('title: A')
})

test('new lines end as the first line of the file does, and every other byte stays', () => {
  const lines = pageSource('ä 😀\r\n\r\nOne.\r\rtwo\n')
  for (const [present, edited] of [
    [lines, 'x\ny'],
    [`\uFEFF${lines.replace('\n', '\r\n')}`, 'x\r\ny'],
  ] as const) {
    const { result, bytes } = saveInto(present, present, '1', 'x\ny')
    expect(result).toBeNull()
    expect(`${bytes}`).toBe(present.replace('One.', edited))
  }
})

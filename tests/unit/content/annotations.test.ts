import { expect, test } from 'vitest'
import { annotation, annotations } from '../../../scripts/content/annotations.ts'
import { gitIn } from '../../helpers/git-repository.ts'
import { temporaryFolder } from '../../helpers/temporary-folder.ts'

test('a finding is an annotation of its line, with the characters escaped that GitHub decodes', () => {
  const finding = { file: 'en/a:b,c%.md', line: 7, message: 'Up to 100%: see "a, b".\r\nTwice.' }
  expect(annotation({ ...finding, kind: 'error' })).toBe(
    '::error file=en/a%3Ab%2Cc%25.md,line=7::Up to 100%25: see "a, b".%0D%0ATwice.',
  )
  expect(annotation({ ...finding, kind: 'to do' })).toMatch(/^::warning file=/)
  expect(annotation({ ...finding, kind: 'note' })).toMatch(/^::notice file=/)
})

test('findings on the files that the last commit changed come first', async () => {
  const { folder, write } = temporaryFolder()
  const git = gitIn(folder)
  const findings = ['a.md', 'b ä.md', 'c.md'].map(
    file => ({ kind: 'to do', file, line: 1, message: 'M' }) as const,
  )
  const files = async () =>
    (await annotations(folder, findings)).map(line => /file=(.*),/.exec(line)?.[1])
  expect(await files(), 'without Git').toEqual(['a.md', 'b ä.md', 'c.md'])
  for (const line of ['init -q', 'config user.name A', 'config user.email a@example.com']) {
    git(line)
  }
  for (const file of ['a.md', 'b ä.md']) {
    write(file, 'Words')
    git('add -A')
    git('commit -qm Words')
  }
  expect(await files()).toEqual(['b ä.md', 'a.md', 'c.md'])
})

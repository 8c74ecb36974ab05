import { VFile } from 'vfile'
import { expect, test } from 'vitest'
import { annotation, annotations } from '../../../scripts/content/annotations.ts'
import { error, findingsOf, note, toDo } from '../../../scripts/content/finding.ts'
import { gitIn } from '../../helpers/git-repository.ts'
import { temporaryFolder } from '../../helpers/temporary-folder.ts'

test('a finding is an annotation of its line, with the characters escaped that GitHub decodes', () => {
  const file = new VFile({ path: 'en/a:b,c%.md' })
  error(file, 'Up to 100%: see "a, b".\r\nTwice.', { line: 7, column: 1 })
  toDo(file, 'M')
  note(file, 'M')
  expect(findingsOf([file]).map(annotation)).toEqual([
    '::error file=en/a%3Ab%2Cc%25.md,line=7::Up to 100%25: see "a, b".%0D%0ATwice.',
    '::warning file=en/a%3Ab%2Cc%25.md,line=1::M',
    '::notice file=en/a%3Ab%2Cc%25.md,line=1::M',
  ])
})

test('findings on the files that the last commit changed come first', async () => {
  const { folder, write } = temporaryFolder()
  const git = gitIn(folder)
  const vfiles = ['a.md', 'b ä.md', 'c.md'].map(path => new VFile({ path }))
  for (const file of vfiles) {
    toDo(file, 'M')
  }
  const findings = findingsOf(vfiles)
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

import { expect, test } from 'vitest'
import { parseMarkdown } from '../../../scripts/content/parse-markdown.ts'
import { splitSections } from '../../../shared/content/split-sections.ts'
import { pageSource } from './page-source.ts'

test('each question is a section with its answer, whatever headings the answer has', () => {
  const source = pageSource('## Is it *free*?\n\nYes.\n\n### Always?\n\n- Yes.\n\n## Why?\n')
  const { words } = parseMarkdown(source, 'faq.md')
  expect(splitSections(words.body)).toEqual([
    {
      heading: ['Is it ', { tag: 'em', children: ['free'] }, '?'],
      id: 'is-it-free',
      body: [
        { tag: 'p', children: ['Yes.'] },
        { tag: 'h3', props: { id: 'always' }, children: ['Always?'] },
        { tag: 'ul', children: [{ tag: 'li', children: ['Yes.'] }] },
      ],
    },
    { heading: ['Why?'], id: 'why', body: [] },
  ])
})

test('what stands above the first question belongs to none', () => {
  expect(splitSections([{ tag: 'p', children: ['Before.'] }])).toEqual([])
})

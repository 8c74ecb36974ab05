import { expect, test } from 'vitest'
import { parseMarkdown } from '../../../scripts/content/parse-markdown.ts'
import type { ContentNode } from '../../../shared/content/content-node.ts'
import { pageSource } from './page-source.ts'

function bodyOf(markdown: string): ContentNode[] {
  return parseMarkdown(pageSource(markdown), 'poker.md').words.body
}

test('headings get an id from their words, each its own', () => {
  expect(bodyOf('## Play safely\n\n### Play safely\n\n## Näin pelaat\n')).toEqual([
    { tag: 'h2', props: { id: 'play-safely' }, children: ['Play safely'] },
    { tag: 'h3', props: { id: 'play-safely-1' }, children: ['Play safely'] },
    { tag: 'h2', props: { id: 'näin-pelaat' }, children: ['Näin pelaat'] },
  ])
})

test('ids begin anew with each page', () => {
  expect(bodyOf('## One\n')).toEqual(bodyOf('## One\n'))
})

test('the space between emphasised words is kept, the space between blocks is not', () => {
  expect(bodyOf('*One* **two**\n\n> three\n')).toEqual([
    {
      tag: 'p',
      children: [{ tag: 'em', children: ['One'] }, ' ', { tag: 'strong', children: ['two'] }],
    },
    { tag: 'blockquote', children: [{ tag: 'p', children: ['three'] }] },
  ])
})

test('a short list keeps the space between the words of an item', () => {
  expect(bodyOf('- *one*\n  **two**\n- three\n  - four\n')).toEqual([
    {
      tag: 'ul',
      children: [
        {
          tag: 'li',
          children: [{ tag: 'em', children: ['one'] }, ' ', { tag: 'strong', children: ['two'] }],
        },
        {
          tag: 'li',
          children: ['three', { tag: 'ul', children: [{ tag: 'li', children: ['four'] }] }],
        },
      ],
    },
  ])
})

test('a numbered list begins where its writer began', () => {
  expect(bodyOf('3. three\n')).toEqual([
    { tag: 'ol', props: { start: '3' }, children: [{ tag: 'li', children: ['three'] }] },
  ])
})

test('a table stands in a frame that the keyboard can scroll', () => {
  expect(bodyOf('| Hand | Odds |\n|---|--:|\n| Pair | 1 |\n')).toEqual([
    {
      tag: 'div',
      props: { className: 'table', tabIndex: '0' },
      children: [
        {
          tag: 'table',
          children: [
            {
              tag: 'thead',
              children: [
                {
                  tag: 'tr',
                  children: [
                    { tag: 'th', children: ['Hand'] },
                    { tag: 'th', props: { className: 'align-right' }, children: ['Odds'] },
                  ],
                },
              ],
            },
            {
              tag: 'tbody',
              children: [
                {
                  tag: 'tr',
                  children: [
                    { tag: 'td', children: ['Pair'] },
                    { tag: 'td', props: { className: 'align-right' }, children: ['1'] },
                  ],
                },
              ],
            },
          ],
        },
      ],
    },
  ])
})

test('links and images keep their addresses, titles and texts', () => {
  expect(bodyOf('[a](/b "c") ![d](/e.svg)\n')).toEqual([
    {
      tag: 'p',
      children: [
        { tag: 'a', props: { href: '/b', title: 'c' }, children: ['a'] },
        ' ',
        { tag: 'img', props: { src: '/e.svg', alt: 'd' } },
      ],
    },
  ])
})

test('a placeholder in square brackets is plain text', () => {
  expect(bodyOf('The law of [Jurisdiction] applies.\n')).toEqual([
    { tag: 'p', children: ['The law of [Jurisdiction] applies.'] },
  ])
})

test('two texts are never side by side, as HTML would make one of them', () => {
  expect(bodyOf('one <b>two</b> three\n')).toEqual([{ tag: 'p', children: ['one two three'] }])
})

test('an address that is not allowed does not reach the page', () => {
  const body = JSON.stringify(bodyOf('[a](javascript:b) ![c](data:d) [e][f]\n\n[f]: vbscript:g\n'))
  expect(body).not.toMatch(/javascript|data:|vbscript/)
})

test('HTML does not reach the page', () => {
  expect(bodyOf('<script>alert(1)</script>\n\nText.\n')).toEqual([
    { tag: 'p', children: ['Text.'] },
  ])
})

test('footnotes and boxes to tick leave no broken elements behind', () => {
  const body = JSON.stringify(bodyOf('One[^1].\n\n- [ ] two\n\n[^1]: three\n'))
  expect(body).not.toMatch(/footnote|input|checkbox/)
})

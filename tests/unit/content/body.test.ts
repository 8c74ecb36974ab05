import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
import { StaticRouter } from 'react-router-dom'
import { expect, test } from 'vitest'
import { parseMarkdown } from '../../../scripts/content/parse-markdown.ts'
import { findAnchors } from '../../../scripts/content/to-content-nodes.ts'
import type { ContentNode } from '../../../shared/content/content-node.ts'
import { fill } from '../../../shared/content/fill.ts'
import { splitSections } from '../../../shared/content/split-sections.ts'
import { ContentBody } from '../../../shared/layout/content-body.tsx'
import { pageSource } from './content-site.ts'

const bodyOf = (markdown: string): ContentNode[] =>
  parseMarkdown(pageSource(markdown), 'poker.md').words.body

function htmlOf(markdown: string, basename = '/'): string {
  const router = { basename, location: basename }
  const body = createElement(ContentBody, { nodes: bodyOf(markdown) })
  return renderToString(createElement(StaticRouter, router, body))
}

const table =
  '<div class="table" tabindex="0"><table><thead><tr><th>Hand</th>' +
  '<th class="align-right">Odds</th></tr></thead>' +
  '<tbody><tr><td>Pair</td><td class="align-right">1</td></tr></tbody></table></div>'

test.each([
  [
    'headings get an id from their words, each its own',
    '## Play safely\n\n### Play safely\n\n## Näin & *pelaat*\n',
    '<h2 id="play-safely">Play safely</h2><h3 id="play-safely-1">Play safely</h3>' +
      '<h2 id="näin--pelaat">Näin &amp; <em>pelaat</em></h2>',
  ],
  [
    'the space between words is kept, the space between blocks is not',
    '*One* **two**\\\nthree\n\n> four\n',
    '<p><em>One</em> <strong>two</strong><br/>three</p><blockquote><p>four</p></blockquote>',
  ],
  [
    'a short list keeps the space between the words of an item',
    '- *one*\n  **two**\n- three\n  - four\n',
    '<ul><li><em>one</em> <strong>two</strong></li><li>three<ul><li>four</li></ul></li></ul>',
  ],
  [
    'a numbered list begins where its writer began',
    '3. three\n',
    '<ol start="3"><li>three</li></ol>',
  ],
  [
    'a table stands in a frame that the keyboard can scroll',
    '| Hand | Odds |\n|---|--:|\n| Pair | 1 |\n',
    table,
  ],
  [
    'links and images keep their addresses, titles and texts',
    '[a](#b "c") ![d](https://e.com/e.svg) [f](mailto:g@example.com)\n',
    '<p><a href="#b" title="c">a</a> <img loading="lazy" decoding="async" src="https://e.com/e.svg" referrerPolicy="no-referrer" alt="d"/> <a href="mailto:g@example.com">f</a></p>',
  ],
  [
    'a link to another site opens in a new tab',
    '[a](https://example.com)',
    '<p><a href="https://example.com" target="_blank" rel="noopener">a</a></p>',
  ],
  [
    'a placeholder in square brackets is plain text',
    'The law of [Jurisdiction] applies.\n',
    '<p>The law of [Jurisdiction] applies.</p>',
  ],
  [
    'HTML does not reach the page, its text does',
    '<script>alert(1)</script>\n\none <b>two</b>\n',
    '<p>one two</p>',
  ],
  [
    'a line drawn across the body is no front matter',
    'One\n\n---\n\nTwo\n',
    '<p>One</p><hr/><p>Two</p>',
  ],
  [
    'an address that is not allowed does not reach the page',
    '[a](javascript:b) ![c](data:d) [e][f]\n\n[f]: vbscript:g\n',
    '<p><a>a</a> <img loading="lazy" decoding="async" alt="c"/> <a>e</a></p>',
  ],
  [
    'footnotes and boxes to tick leave no broken elements behind',
    'One[^1].\n\n- [ ] two\n\n[^1]: three\n',
    '<p>One.</p><ul class="contains-task-list"><li class="task-list-item"> two</li></ul>',
  ],
])('%s', (_sentence, markdown, html) => {
  expect(htmlOf(markdown)).toBe(html)
})

test('a link within the site stays in the market of the visitor', () => {
  expect(htmlOf('[a](/poker#rules)', '/fi')).toBe(
    '<p><a href="/fi/poker#rules" data-discover="true">a</a></p>',
  )
})

test('two texts are never side by side, as HTML would make one of them', () => {
  expect(bodyOf('one <b>two</b> three\n')).toEqual([{ tag: 'p', children: ['one two three'] }])
})

test('each question is a section with its answer, whatever headings the answer has', () => {
  const body = bodyOf('Above.\n\n## Is it *free*?\n\nYes.\n\n### Always?\n\n- Yes.\n\n## Why?\n')
  expect(splitSections(body)).toEqual([
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

test('the headings of a page and of the texts that stand on it have different ids', () => {
  const idsIn = (file: string) => {
    const source = pageSource('## Games\n\n### Is it free?\n')
    return findAnchors(parseMarkdown(source, file).words.body)
  }
  expect(idsIn('variants/social/content/en/home.md')).toEqual(['games-1', 'is-it-free'])
  expect(idsIn('variants/social/content/en/faq.md')).toEqual(['faq.games-1', 'faq.is-it-free'])
  expect(idsIn('variants/affiliate/content/en/help.md')).toEqual([])
})

test('each place of a label gets its value as it is, as often as it stands there, if there is one', () => {
  expect(fill('#{rank} of {count}, #{rank}', { rank: 1, count: '10' })).toBe('#1 of 10, #1')
  expect(fill('{a} {b} {c}', { a: '{b}', b: '$&' })).toBe('{b} $& {c}')
})

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

const odds = '| Hand | Odds |\n|---|--:|\n| Pair | 1 |\n'
/** A table stands in a frame that the keyboard can scroll. */
const table =
  '<div class="table" tabindex="0"><table><thead><tr><th>Hand</th>' +
  '<th class="align-right">Odds</th></tr></thead>' +
  '<tbody><tr><td>Pair</td><td class="align-right">1</td></tr></tbody></table></div>'

const bodies: [markdown: string, html: string][] = [
  ['## Go\n\n### Go\n', '<h2 id="go">Go</h2><h3 id="go-1">Go</h3>'],
  ['## Näin & *pelaat*\n', '<h2 id="näin--pelaat">Näin &amp; <em>pelaat</em></h2>'],
  [
    '*1* **2**\\\n3\n\n> 4\n',
    '<p><em>1</em> <strong>2</strong><br/>3</p><blockquote><p>4</p></blockquote>',
  ],
  [
    '- *1*\n  **2**\n- 3\n  - 4\n',
    '<ul><li><em>1</em> <strong>2</strong></li><li>3<ul><li>4</li></ul></li></ul>',
  ],
  ['3. three\n', '<ol start="3"><li>three</li></ol>'],
  [odds, table],
  [
    '[a](#b "c") [f](mailto:g@a.nz)\n',
    '<p><a href="#b" title="c">a</a> <a href="mailto:g@a.nz">f</a></p>',
  ],
  [
    '![d](https://e.com/e.svg)\n',
    '<p><img loading="lazy" decoding="async" src="https://e.com/e.svg" referrerPolicy="no-referrer" alt="d"/></p>',
  ],
  ['[a](https://a.nz)', '<p><a href="https://a.nz" target="_blank" rel="noopener">a</a></p>'],
  ['The law of [Jurisdiction].\n', '<p>The law of [Jurisdiction].</p>'],
  ['<script>alert(1)</script>\n\none <b>two</b>\n', '<p>one two</p>'],
  ['One\n\n---\n\nTwo\n', '<p>One</p><hr/><p>Two</p>'],
  ['[a](javascript:b) [e][f]\n\n[f]: vbscript:g\n', '<p><a>a</a> <a>e</a></p>'],
  ['![c](data:d)\n', '<p><img loading="lazy" decoding="async" alt="c"/></p>'],
  ['One[^1].\n\n[^1]: three\n', '<p>One.</p>'],
  ['- [ ] two\n', '<ul class="contains-task-list"><li class="task-list-item"> two</li></ul>'],
]

test.each(bodies)('the body %j is shown as %s', (markdown, html) => {
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

import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
import { StaticRouter } from 'react-router-dom'
import { expect, test } from 'vitest'
import { fill } from '../../../shared/content/fill.ts'
import { ContentBody } from '../../../shared/variant/content-body.tsx'
import { splitSections } from '../../../variants/social/components/split-sections.ts'
import { pageSource, readSite } from './content-site.ts'

const bodyOf = (markdown: string) =>
  readSite({ 'en/poker.md': pageSource(markdown) }).words.affiliate.en.pages.poker?.body ?? []

/** Renders a body as in the market of /fi. */
const htmlOf = (markdown: string): string => {
  const body = createElement(ContentBody, { blocks: bodyOf(markdown) })
  return renderToString(createElement(StaticRouter, { basename: '/fi', location: '/fi' }, body))
}

/** A table is in a frame that the keyboard can scroll. */
const table =
  '<div class="table" tabindex="0"><table><thead><tr><th class="align-right">a</th></tr></thead>' +
  '<tbody><tr><td class="align-right">1</td></tr></tbody></table></div>'
const late = 'loading="lazy" decoding="async"'

test.each([
  ['## Go\n\n### Go\n', '<h2 id="go">Go</h2><h3 id="go-1">Go</h3>'],
  ['## Näin & *pelaat*\n', '<h2 id="näin--pelaat">Näin &amp; <em>pelaat</em></h2>'],
  ['**2**\\\n3\n\n> 4\n', '<p><strong>2</strong><br/>3</p><blockquote><p>4</p></blockquote>'],
  ['- *1*\n  **2**\n', '<ul><li><em>1</em> <strong>2</strong></li></ul>'],
  ['2~5 days, 10~20\n', '<p>2~5 days, 10~20</p>'],
  ['See www.a.nz\n', '<p>See www.a.nz</p>'],
  ['3. three\n', '<ol start="3"><li>three</li></ol>'],
  ['| a |\n|--:|\n| 1 |\n', table],
  ['[a](#b "c")\n', '<p><a href="#b" title="c">a</a></p>'],
  // A link within the site keeps the visitor's market.
  ['[a](/b#c)\n', '<p><a href="/fi/b#c" data-discover="true">a</a></p>'],
  ['[f](mailto:g@a.nz)\n', '<p><a href="mailto:g@a.nz">f</a></p>'],
  ['[a](https://a.nz)', '<p><a href="https://a.nz" target="_blank" rel="noopener">a</a></p>'],
  // No third party learns who reads.
  ['![d](https://e.nz/e)\n', `<p><img alt="d" ${late}/></p>`],
  ['![c](data:d)\n', `<p><img alt="c" ${late}/></p>`],
  // React separates adjacent texts by a comment.
  ['<script>alert(1)</script>\n\none <b>two</b>\n', '<p>one <!-- -->two</p>'],
  ['[a](javascript:b) [e][f]\n\n[f]: vbscript:g\n', '<p><a>a</a> <a>e</a></p>'],
  ['One[^1].\n\n[^1]: three\n', '<p>One<a>^1</a>.</p>'],
])('the body %j is shown as %s', (markdown, html) => {
  expect(htmlOf(markdown)).toBe(html)
})

test('each question is a section with its answer, whatever headings the answer has', () => {
  const [free, why, ...more] = splitSections(
    bodyOf('Above.\n\n## Is it *free*?\n\nYes.\n\n### Always?\n\n- Yes.\n\n## Why?\n'),
  )
  const heading = ['Is it ', { tag: 'em', children: ['free'] }, '?']
  expect(free).toMatchObject({ heading, id: 'is-it-free' })
  expect(free?.body).toMatchObject([{ tag: 'p' }, { tag: 'h3' }, { tag: 'ul' }])
  expect([why, ...more]).toEqual([{ heading: ['Why?'], id: 'why', body: [] }])
})

test('every variable of a label that has a value gets it unchanged, each time', () => {
  expect(fill('#{rank} of {count}, #{rank}', { rank: 1, count: '10' })).toBe('#1 of 10, #1')
  expect(fill('{a} {b} {c}', { a: '{b}', b: '$&' })).toBe('{b} $& {c}')
})

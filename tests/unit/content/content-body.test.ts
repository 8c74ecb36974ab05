import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
import { StaticRouter } from 'react-router-dom'
import { expect, test } from 'vitest'
import { parseMarkdown } from '../../../scripts/content/parse-markdown.ts'
import { ContentBody } from '../../../shared/layout/content-body.tsx'
import { pageSource } from './page-source.ts'

function htmlOf(markdown: string, basename = '/'): string {
  const { body } = parseMarkdown(pageSource(markdown), 'poker.md').words
  const router = { basename, location: basename }
  return renderToString(
    createElement(StaticRouter, router, createElement(ContentBody, { nodes: body })),
  )
}

test('a body becomes the elements it names, and nothing between them', () => {
  expect(htmlOf('## One & two\n\n*Three*\\\nfour <b>five</b>\n\n- six\n')).toBe(
    '<h2 id="one--two">One &amp; two</h2><p><em>Three</em><br/>four five</p><ul><li>six</li></ul>',
  )
})

test('a link within the site stays in the market of the visitor', () => {
  expect(htmlOf('[a](/poker#rules)', '/fi')).toBe(
    '<p><a href="/fi/poker#rules" data-discover="true">a</a></p>',
  )
})

test('a link to another site opens in a new tab', () => {
  expect(htmlOf('[a](https://example.com)')).toBe(
    '<p><a href="https://example.com" target="_blank" rel="noopener">a</a></p>',
  )
})

test('a link to a place on the page and a mail address are left to the browser', () => {
  expect(htmlOf('[a](#b) [c](mailto:d@example.com)')).toBe(
    '<p><a href="#b">a</a> <a href="mailto:d@example.com">c</a></p>',
  )
})

test('a wide table can be scrolled with the keyboard', () => {
  expect(htmlOf('| a |\n|---|\n| b |\n')).toMatch(/^<div class="table" tabindex="0"><table><thead>/)
})

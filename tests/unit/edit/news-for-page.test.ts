import { expect, test } from 'vitest'
import type { Finding } from '../../../scripts/content/finding.ts'
import { parseContent } from '../../../scripts/content/read/parse-content.ts'
import { newsForPage } from '../../../scripts/edit/news-for-page.ts'
import { affiliate, pageSource } from '../content/content-site.ts'
import { unmadeSite } from './unmade-site.ts'

test('an open page gets the texts that it shows, the notes on them, and all errors', () => {
  const [poker, about] = ['poker', 'about'].map(page => `${affiliate}/en/${page}.md`)
  const texts = new Map(
    [`${poker}`, `${about}`].map(file => [file, parseContent(pageSource('Text.\n'), file).texts]),
  )
  const on = (file: string, kind: Finding['kind'] = 'note'): Finding => ({
    kind,
    file,
    line: 1,
    message: 'M',
  })
  const own = [on(`${affiliate}/fi/about.md`), on(`${affiliate}/notes.txt`)]
  const findings = [on(`${poker}`), on(`${poker}`, 'error'), ...own]
  const said = newsForPage(
    { ...unmadeSite, texts, findings },
    // A menu links to the poker page.
    {
      type: 'news',
      variant: 'affiliate',
      path: '/about',
      marks: [`${about}#intro`, `${poker}#heading`, 'none.md#0'],
    },
  )
  expect(new Set(said.texts.map(({ file }) => file))).toEqual(new Set([poker, about]))
  expect(said.findings).toEqual(findings.slice(1))
})

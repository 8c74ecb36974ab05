import { expect, test } from 'vitest'
import { checkPages, hashSource, PolicyError } from '../../../scripts/build/policy.ts'

const policy = `script-src 'self' ${hashSource('named()')}; style-src 'self' ${hashSource('p{}')}`

const check = (html: string) => () => checkPages([{ path: 'poker.html', bytes: html }], policy)

const allowed = [
  '<script>named()</script><style>p{}</style>',
  '<script type="application/json" id="a">{"b":"<c onload=1>"}</script>',
  '<script type="application/ld+json">{}</script>',
  '<script type="module" src="/assets/a.js"></script>',
  '<p class="on" data-style="x" title="onclick=alert(1) style=x">onload=1 style="x" javascript:</p>',
  '<link rel="stylesheet" href="/assets/a.css">',
]

for (const html of allowed) {
  test(`a page may hold ${html}`, () => {
    expect(check(html)).not.toThrow()
  })
}

const forbidden = [
  '<script>other()</script>',
  '<script type="module">other()</script>',
  '<script type="importmap">{"imports":{}}</script>',
  '<SCRIPT\n>other()</SCRIPT >',
  '<style>a{}</style>',
  '<template><style>a{}</style></template>',
  '<p style="color:red">a</p>',
  "<p class='a' STYLE=color:red>a</p>",
  '<img src="/a.svg" onerror="other()">',
  '<svg><a href="javascript:other()">a</a></svg>',
  '<base href="/fi/">',
]

for (const html of forbidden) {
  test(`a build stops at a page that holds ${JSON.stringify(html)}`, () => {
    expect(check(html)).toThrow(PolicyError)
    expect(check(html)).toThrow('poker.html')
  })
}

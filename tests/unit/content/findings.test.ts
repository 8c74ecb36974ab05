import { expect, test } from 'vitest'
import { describe, errorsAmong, severityOf } from '../../../scripts/content/finding.ts'
import { readContent } from '../../../scripts/content/read-content.ts'
import { markdownPatterns, patterns } from '../../../scripts/content/rules/patterns.ts'
import { languages } from '../../../shared/content/languages.ts'
import {
  affiliate,
  contentSite,
  expectFindings,
  labelsSource,
  pageSource,
  readSite,
} from './content-site.ts'

const social = 'variants/social/content'
const draft = 'note Draft: only the preview shows this page. Remove "draft: true" to publish it.'

const unlinked =
  'note No page and no menu links to this page. Write a link to it, or delete it if it is a copy.'

const expectOnPage = (body: string) => expectFindings({ 'en/poker.md': pageSource(body) })

test('correct Markdown has no findings, and neither has a page of questions with only a heading', () => {
  const markdown = `
## Heading
Text with *emphasis*, \`code\`, ~~strokes~~ and a line\\
break, [a page](/poker), [home](/), [a place](#heading), [a site](https://example.com),
<https://example.com>, [mail](mailto:a@example.com). 5 < 6 and \\<name>.

### Lists
- one
- two

1. three

> A quotation.

| a | b |
|---|---|
| 1 | 2 |

![A card](card.svg) [![A card](../en/card.svg)](/poker)
`
  // With the mark and the line ends of other systems.
  const questions = '\uFEFF---\r\nheading: Questions\r\n---\r\n## Why?\r\n\r\nSo.\r\n'
  expectFindings({ 'en/poker.md': pageSource(markdown), [`${social}/en/faq.md`]: questions })
})

test.each([
  '## One\n\n#### Two ← This heading skips a level. Write ### here.',
  'Text <b>bold</b> ← HTML such as <b> is not shown.',
  '</div> ← HTML such as </div> is not shown.\nText',
  '  <!-- later --> ← HTML such as <!-- is not shown.',
  '[a](&#106;avascript:alert(1)) ← The link "javascript:alert(1)" does not point to a page or a web address. Write an address such as /about-us, https://example.com, mailto:info@example.com or tel:+6491234567.',
  '[a][b]\n\n[b]: javascript:alert(1) ← The link "javascript:alert(1)" does not point to a page or a web address. Write an address such as /about-us, https://example.com, mailto:info@example.com or tel:+6491234567.',
  '[a](../poker.md) ← Write "/poker" in place of "../poker.md".',
  '[a](../poker.md#rules) ← There is no anchor "#rules" on "/poker".',
  '[a](\\poker) ← Write "/poker" in place of "\\poker".',
  '[a](later) ← This site has no page "/later".',
  '[a](info@example.com) ← The link "info@example.com" does not point to a page or a web address. Write "mailto:info@example.com".',
  ...['https://', 'mailto:', 'tel:'].map(
    address =>
      `[a](${address}) ← The link "${address}" does not point to a page or a web address. Write`,
  ),
  '[a](card.svg) ← A link to the picture "card.svg" does not show it. Save the picture next to the page, and write ![what it shows](its-name.jpg) in place of this.',
  '[a](www.example.com) ← The link "www.example.com" does not point to a page or a web address. Write "https://www.example.com".',
  '[a](//example.com) ← The link "//example.com" does not point to a page or a web address. Write "https://example.com".',
  '[a](/\\\\example.com) ← The link "/\\example.com" does not point to a page or a web address. Write an address such as /about-us',
  '[](/poker) ← The link [](/poker) has no text.',
  '[poker]() ← The link "" does not point to a page or a web address.',
  '![](card.svg) ← The picture ![](card.svg) has no text.',
  ...['/a.svg', '../../a.svg', 'a.heic', 'https://a.nz/b.svg', 'data:image/png,x'].map(
    address => `![A card](${address}) ← The picture "${address}" cannot be shown. Save it next to`,
  ),
  '![A][card] ← A picture’s name belongs here. Save the picture next to the page, and write ![A](its-name.jpg) in place of this.\n\n[card]: https://a.nz',
  'One[^1].\n\n[^1]: three ← Footnotes such as [^1] are not shown. Put the remark in the text in place of its mark, in parentheses.',
  'In {monht}. ← {monht} will appear literally.',
  '##No space ← note Write a space after ##',
  '#Two ← note Write a space after # to make',
  'One\n[x] (/y) two ← note [x] (/y) is not a link yet. Write the address right after ], without spaces, and close it with ).',
  '[x](/my page) ← note [x](/my page) is not a link yet.',
  '[x](https://example.com/my page) ← note [x](https://example.com/my page) is not a link yet.',
  '[a][b] ← note [a][b] is not a link yet.',
  '![Office](photo (1).jpg) ← A picture’s name cannot contain spaces',
  '• one ← note Write - and a space in place of the bullet',
  'One\n\n\uF0B7\ttwo ← note Write - and a space in place of the bullet',
  'See [x](/poker and more (y) ← note [x](/poker is not a link yet.',
  ...['**bold', 'bold**', '** bold'].map(
    typed => `A ${typed}. ← note The ** in ${typed.split(' ')[0]}`,
  ),
  'A \\** and a \\`, snake__case and ______',
])('a mistake in a text is one finding, on its line: %j', expectOnPage)

test.each([...patterns, ...markdownPatterns])(
  'a text like $example has one finding',
  ({ example, severity, sentence }) => {
    const { findings } = readSite({ 'en/poker.md': pageSource(example) })
    expect(findings.map(severityOf)).toEqual([severity])
    const [begin = '', ...rest] = sentence.split(/\{found\}|\{word\}/)
    const [{ message = '', line } = {}] = findings
    expect(line).toBe(6)
    expect(message.startsWith(begin), message).toBe(true)
    for (const part of rest) {
      expect(message).toContain(part)
    }
  },
)

test.each(patterns)('front matter and labels with $example have one finding, too', pattern => {
  const { example, severity } = pattern
  const { findings } = readSite({
    'en/poker.md': pageSource('', `intro: "${example}"\n`),
    'en/labels.yaml': labelsSource(`getBonus: "${example}"\n`, 'getBonus'),
  })
  expect(findings.map(severityOf)).toEqual([severity, severity])
})

test('the table of patterns is short', () => {
  expect(patterns.length + markdownPatterns.length).toBeLessThanOrEqual(15)
})

const literally = 'is a mark of another system, and pages show it literally.'
const special =
  'note A space in this line is a special one, such as a no-break space. Type an ordinary space.'

test.each([
  ...[
    '{% include x %}',
    '{{ site.title }}',
    '{{< x >}}',
    ':::note',
    '[TOC]',
    '![[p.png]]',
    '[[Page]]',
  ].map(mark => `${mark} ← to do ${mark} ${literally}`),
  `## Rules {#id} ← to do {#id} ${literally}`,
  `> [!WARNING] ← to do [!WARNING] ${literally}\n> Text.`,
  `A ==b== c ← to do ==b== ${literally}`,
  `- [x] done ← to do [x] ${literally}\n- and an [x] in a text`,
  ...['[cite: 12]', '[cite_start]', '【12:3†source】', ':contentReference[oaicite:0]{index=0}'].map(
    mark => `Old ${mark}. ← to do A chat assistant left ${mark}. Delete it.`,
  ),
  '\\{{ x }} \\==x== \\[[x]] \\:::note, \\[cite: 1], and `{{ code }}`',
])('marks of other systems are to be replaced: %j', expectOnPage)

test.each([
  `One\n\n##\u00A0Two ← ${special}`,
  `\u2009- one ← ${special}`,
  `One\n\n1.\u00A0one ← ${special}\n2.\u00A0two`,
  '20.\u00A0marraskuuta and\n1.\u00A0joulukuuta',
  `One\n\u00A0 ← ${special}\ntwo`,
  '## ← This heading has no words. Write them, or delete it.',
  'One\n\n\u00A0\n\n&nbsp;\n\n- one\n-',
  '[&nbsp;](/poker) ← The link [&nbsp;](/poker) has no text.',
])('spaces that Markdown does not know and headings without words are found: %j', expectOnPage)

test.each([
  ...['first\\_last@example.com', 'www.example.com', 'https://example.com/a'].map(
    address => `A (${address} b) ![c](beach.jpg) ← note ${address} is not a link yet.`,
  ),
  '<info@example.com> [“www.example.com”](https://www.example.com) `www.example.com`',
  '2~5 days, at most 10~20',
  '| a |\n|---|\n| 1 | 2 | ← note This row has more cells than the first one, so pages do not show the last.',
  '[a]: /poker ← note No link uses this address, so pages do not show it. Delete the line.',
  '[x][a]\n\n[a]: /poker\n[a]: /roulette ← note This name of an address is already above. Choose another name.',
  '| a |\n|---|\n| \\{HASH} |\n| {HASH} ← {HASH} will appear literally. {month} and {siteName} work only in front matter. If you mean the characters, write \\{HASH}.',
  '“\\[Players] must”\n[Players] ← to do [Players] is a placeholder. Replace it with the real words. In texts of pages, \\[ is the bracket itself.',
  '[a](#pelisa\u0308a\u0308nno\u0308t) [b](#pelis%C3%A4%C3%A4nn%C3%B6t) [c](#-aurinko)\n\n## Pelisa\u0308a\u0308nno\u0308t\n\n## ☀\uFE0F Aurinko',
  'Fees ← The page already has a heading ("heading" in the front matter). Write ## here, and delete the line ==== below it.\n====',
  `${'- '.repeat(1000)}x ← This line begins with more than 20 list marks. Remove some.`,
  `${'- '.repeat(1000)}\n\n🏴\u{E0067}\u{E0062}\u{E0073}\u{E0063}\u{E0074}\u{E007F}`,
  `![A](data:image/png;base64,${'A'.repeat(999)}) ← The picture "data:image/png;base64,${'A'.repeat(37)}…" cannot be shown. Save it next to the page as JPG`,
])('what Markdown changes is found, and what it means is not: %j', expectOnPage)

test.each([
  'intro: 2027 ← "intro" is not a text',
  'intro: {month} ← "intro" is not a text',
  'intro:',
  'intro: 5 * 6 * 7 and a_b_c',
  ...['first', '1.5', '0', '"1"'].map(place => `footer: ${place} ← "footer" is a position`),
  'draft: yes ← "draft" is either true or false',
  'intro: Poker: the rules ← A text that contains ": " must be in straight "quotes"',
  'intro: "Poker ← A closing quote',
  'intro: {month} again ← This text cannot be read. Put all of it in "quotes"',
  'intro: &home page ← A #, & or ! removes a part of this text. Put the whole text in "quotes".',
  'intro: *important* ← This text cannot be read.',
  'intro: No #2 ← A #, & or ! removes a part of this text',
  'intro: ! Read this ← A #, & or ! removes a part of this text',
  'intro: “Poker: the rules” ← A text that contains ": " must be in straight "quotes".',
  'intro:Hello ← Write this line as "name: text", with an ordinary space after the colon',
  'a line of text ← Write this line as "name: text"',
  'intro: Hello ← The next line is indented, so it is part of this one. Begin each name without a space.\n  link: There',
  'Intor: Hello ← There is no "Intor" here. Did you mean "intro"?',
  'colour: red ← There is no "colour" here. Known names are: title, description, heading, intro, link, footer, draft, translates.',
  'intro: "{month}" ← "intro" shows {month} as it is. {siteName} works here, and {month} once, in "heading" of a list of casinos.',
  'title: Poker | {siteName}\nintro: "{siteName} and {siteName}"',
  'intro: It is **bold** ← "intro" shows ** as it is. Bold words and links work only in texts of pages, and HTML nowhere.',
  'intro: See [a](/b) ← "intro" shows ]( as it is. Bold words',
  'heading: "Poker {monht}" ← "heading" shows {monht} as it is.',
  'heading: "Poker {month}"\nlink: Poker',
  'heading: "{month} {month}" ← "heading" shows {month} as it is.\nlink: Poker',
  'description: ← The page has no description. Write a line "description: …" with its text.',
  'intro:\u00A0Once ← Write this line as "name: text", with an ordinary space after the colon.',
  'description: "\u00A0" ← The page has no description. Write a line "description: …" with its text.',
  'heading: Terms &amp; rules ← "heading" shows &amp; as it is. Write the character itself.',
  'heading: Terms and <b>rules</b> ← "heading" shows <b> as it is. Bold words and links work only',
  'intro: "C:\\temp" ← A backslash has a special meaning in "quotes". Write \\\\ for a backslash.',
  'intro: "C:\\\\temp, \\"a\\""',
  'footer: ← "footer" is a position among the footer’s links: write a number such as 1.',
  'intro: Once\nintro: Again ← "intro" is already above. Keep one of the two.',
])('a mistake in front matter is one finding, on its line: %j', frontMatter =>
  expectFindings({ 'en/poker.md': pageSource('', `${frontMatter}\n`) }),
)

test.each([
  'Text. ← The page has no front matter. Begin with a line of three hyphens (---',
  pageSource('Text.\n', 'title: {siteName}\n').replace('---', '— ← The page has no front matter.'),
  ` ← A page begins with ---. Delete what is above it.\n${pageSource('# One ← The page already has')}`,
  `--- ← A heading with {month} has no name for menus\ntitle: A\ndescription: B\nheading: "{month}"\n---`,
  '--- ← The page has no title. ← The page has no description. ← The page has no heading.\nintro: Hello\n---',
  `--- ← The front matter does not end. Close it with a line of three hyphens --- before the text.
title: A: b ← A text that contains
description: “C: d” ← A text that contains ": " must be in straight "quotes".

# One ← The page already has a heading

[x](y) ← This site has no page "/y".`,
])('every mistake of a page is a finding: %j', source => expectFindings({ 'en/poker.md': source }))

test.each([
  'colour: red ← There is no "colour" here. Remove it.',
  '__proto__: A ← There is no "__proto__" here. Remove it.',
  ...['12', '', '""', '[a, b]'].map(text => `getBonus: ${text} ← "getBonus" is not a text.`),
  'score: five ← "score" must contain {score}: the site',
  'score: "{scroe}" ← "score" must contain {score} instead of {scroe}',
  'getBonus: "Get {count}" ← "getBonus" must contain no {…} instead of {count}',
  'getBonus: "Get {siteName}"',
  'siteName: "Get {siteName}" ← "siteName" must contain no {…} instead of {siteName}',
  'months: a b c d e f g h i j k l m ← "months" must name all twelve months, starting with January, separated by single spaces.',
  'months: January Snow March April May June July August September October November December ← "months" must name all twelve months, starting with January, separated by single spaces: "Snow" is not February.',
  'getBonus: Get [it](/poker) ← "getBonus" shows ]( as it is. Bold words and links work only',
  'getBonus: "**Get** it" ← "getBonus" shows ** as it is.',
  ...['64 4 or 473', '64-4-473', '64 4+473', 'ring'].map(
    number =>
      `helpline: Call ${number} ← "helpline" needs a telephone number: write each only with digits, spaces and a + at its beginning.`,
  ),
  'helpline: Call 64 4\u00A0473 or +358 800 100 101 now',
])('a mistake in a label is one finding, on its line: %j', line =>
  expectFindings({ 'en/labels.yaml': labelsSource(line, line.replace(/:.*/s, '')) }),
)

test('a changed text of the customer is a note, and its placeholder is no to do', () => {
  const file = { owner: 'variants/affiliate', language: 'en', name: 'poker' } as const
  const terms = { ...file, number: '2.7', key: 'body', text: '[Country]', mayBePart: true }
  const heading = { ...file, number: '2.4', key: 'heading', text: 'Cards here', mayBePart: false }
  const messagesOn = (text: string) =>
    readSite({ 'en/poker.md': text }, false, [terms, heading]).findings.map(
      finding => `${finding.line} ${severityOf(finding)} ${finding.message}`,
    )
  expect(messagesOn(pageSource('[Country]\n', 'heading: Cards\u00A0here\n'))).toEqual([
    '6 to do [Country] is a placeholder. Replace it with the real words. In texts of pages, \\[ is the bracket itself.',
  ])
  expect(messagesOn(pageSource('France\n', 'heading: "Cards!"\n'))).toEqual([
    '1 note The customer’s text (§2.7): a change needs their word. Theirs contains "[Country]".',
    '4 note The customer’s text (§2.4): a change needs their word. Theirs is "Cards here".',
  ])
  expectFindings({
    'en/terms-and-conditions.md': pageSource('In [Jurisdiction].\n', 'footer: 1\n'),
    'fi/terms-and-conditions.md': pageSource('Maa: [Jurisdiction].\n'),
  })
})

test('a link to no page or no anchor is an error that suggests a name', () => {
  const body = `
[a](/pokre) ← This site has no page "/pokre". The nearest is "/poker".
[b](/temple) ← This site has no page "/temple". The nearest is "/poker".
[c](/fi/pokre) ← This site has no page "/fi/pokre". The nearest is "/poker".
[c](/fi/poker) ← Write "/poker" without "/fi": links stay in the visitor’s language.
[d](#nowhere) ← There is no anchor "#nowhere" on "/poker". Known names are: one, brands, guide.
[e](/roulette#Table) ← There is no anchor "#Table" on "/roulette". Known names are: brands, guide.
[f](/poker?x=1#one) [g](#brands) ![h](picture.svg)

## One
`
  expectFindings({ 'en/poker.md': pageSource(body) })
})

test('an address that was copied out of a browser becomes the path of its page', () => {
  const own = (address: string, path: string) =>
    `[a](${address}) ← "${address}" is an address of this site or of your computer. Write "${path}".`
  const files = {
    'en/poker.md': pageSource(
      [
        own('http://127.0.0.1:8090/roulette', '/roulette'),
        own('http://localhost:8090/fi/poker#brands', '/poker#brands'),
        own('http://192.168.1.20:8090/?secretkey=a', '/'),
        own('http://[::1]:8090/fi', '/'),
        own('http://marys-mac.local:8090/roulette', '/roulette'),
        own('https://www.Guide.example/roulette/', '/roulette'),
        '[b](https://10.example.com/x) [c](https://guide.example.org/roulette)',
      ].join('\n'),
    ),
  }
  expectFindings(files)
})

test('a link of a Finnish page is named with its address', () => {
  expectFindings(
    { 'fi/poker.md': pageSource('[a](/fi/poker)') },
    'fi/poker.md:7 Write "/poker" without "/fi": links stay in the visitor’s language.',
  )
})

test('a tab before a label is one mistake', () => {
  const tab = '\trank: "{rank}" ← This line begins with a tab. Remove it.\n'
  expectFindings({ 'en/labels.yaml': labelsSource(tab, 'rank') })
})

test('placeholders, unwritten texts and invisible letters are noted', () => {
  const body = `
In [Jurisdiction] ← to do [Jurisdiction] is a placeholder. Replace it with the real words.
TODO: [Link](/poker). ← to do "TODO" was left over. Write the text or delete it.
lorem ipsum ← to do "lorem ipsum" was left over.
one\u2028two ← note "onetwo" contains an invisible character.
so\u00ADft ← note "soft" contains an invisible character. Type the word again.
0\u200B1 ← note "01" contains an invisible character.
n\0l ← note "nl" contains an invisible character.
👩🏽\u200D💻 a\u200Db ← note "ab" contains an invisible character.
`
  expectFindings({ 'en/poker.md': pageSource(body) })
})

test('a page or label that only one language has is a finding', () => {
  const misspelt = 'gteBonus: Get ← There is no "gteBonus" here. Did you mean "getBonus"?'
  expectFindings(
    {
      'fi/pokre.md': pageSource().replace('---', '--- ← There is no English file "pokre".'),
      'fi/poker.md': pageSource(),
      'en/poker.md': undefined,
      'en/help.md': pageSource('Text.\n', 'draft: true\n'),
      'en/labels.yaml': labelsSource(misspelt, 'getBonus', 'rank'),
      [`${social}/en/labels.yaml`]: undefined,
      [`${social}/fi/labels.yaml`]: undefined,
    },
    `en/help.md:5 ${draft}`,
    'en/help.md:1 The site needs this file. Remove "draft: true".',
    'en/labels.yaml:1 The label "rank" is missing. Add a line "rank: …".',
    'en/poker.md:1 The site needs this file. Write or restore it.',
    `${social}/en/labels.yaml:1 The site needs this file. Write or restore it.`,
  )
})

test('a needed page that is renamed is an error on its old name', () => {
  const english = pageSource('Poker.\n', 'description: Poker.\n')
  const finnish = contentSite({
    'en/poker.md': english,
    'fi/poker.md': pageSource('Pokeri.\n'),
  }).read(`${affiliate}/fi/poker.md`)
  expectFindings(
    { 'en/poker.md': undefined, 'en/cards.md': english, 'fi/poker.md': `${finnish}` },
    'en/poker.md:1 The site needs this file. Write or restore it.',
    `en/cards.md:1 ${unlinked}`,
    'fi/cards.md:1 note There is no Finnish text yet, so pages show the English text.',
  )
})

test('a number that differs from the English one is noted', () => {
  expectFindings(
    {
      'en/poker.md': pageSource('Since 2026.\n\n1,345 games on 20 November.\n\nThree.\n'),
      'fi/poker.md': pageSource('Vuodesta 2024.\n\n1 345 peliä 20. marraskuuta.\n\n3 tai 4.\n'),
    },
    'fi/poker.md:7 note This says 2024, but the English text says 2026. Correct the wrong one.',
  )
})

test('missing and outdated translations are noted once: pages, drafts, words, labels', () => {
  const missing = 'note There is no Finnish text yet, so pages show the English text.'
  expectFindings(
    {
      'fi/poker.md': undefined,
      'fi/roulette.md': pageSource('[more](later)', 'draft: true\n'),
      'fi/blackjack.md': pageSource('', 'translates: 01234567\n'),
      'fi/labels.yaml': labelsSource('', 'getBonus'),
      [`${social}/fi/labels.yaml`]: undefined,
    },
    `fi/poker.md:1 ${missing}`,
    `fi/roulette.md:5 ${draft}`,
    'fi/roulette.md:8 note In a draft: This site has no page "/later".',
    'fi/blackjack.md:1 note The English text may have changed since this was translated. Once the translation is correct, run: npm run content translated fi/blackjack.md',
    'fi/labels.yaml:1 note The label "getBonus" is missing. Add a line "getBonus: …" for "a b"',
    `${social}/fi/labels.yaml:1 ${missing}`,
  )
})

test('texts that are not shown, or are still English, are noted', () => {
  const hidden = 'note The text below the front matter is not shown on this page. Move it'
  expectFindings(
    {
      [`${social}/en/bacon-slot.md`]: pageSource(`Text. ← ${hidden}`),
      [`${social}/fi/temple.md`]: pageSource('Teksti.'),
      [`${social}/en/faq.md`]: pageSource(
        'Above. ← note The text above the first question is not shown.\n\n## Why? ← note This question has no answer. Write it below the question.\n',
      ),
      'en/poker.md': pageSource('One.\n'),
      'fi/poker.md': pageSource('Yksi.\n\nOne.\n'),
      'en/labels.yaml': labelsSource('getBonus: GET\n', 'getBonus'),
      'fi/labels.yaml': labelsSource(
        'getBonus: GET ← note This is still English: "GET". Write it in Finnish.\n',
        'getBonus',
      ),
    },
    `${social}/fi/temple.md:7 ${hidden}`,
    'fi/poker.md:9 note This is still English: "One.". Write it in Finnish.',
  )
})

test('a link from a published page to a draft is an error of the draft', () => {
  const nowhere =
    '[b](/nowhere) ← note In a draft: This site has no page "/nowhere".\n\n<b> ← note In a draft: HTML such as <b> is not shown.\n\nBest. ← note In a draft: "Best" sounds like a claim'
  expectFindings(
    {
      'en/news.md': pageSource('[a](/more)\n', 'draft: true\n'),
      'en/more.md': pageSource(nowhere, 'draft: true\n'),
      'en/poker.md': pageSource('[a](/news)\n'),
    },
    `en/more.md:5 ${draft}`,
    `en/news.md:5 ${draft}`,
    'en/news.md:1 This page is a draft, but en/poker.md:6 links to it. Remove "draft: true" here or the link there.',
  )
})

test('links of an English page that Finnish readers get need anchors of Finnish pages', () => {
  expectFindings(
    {
      'en/poker.md': pageSource('## Rules\n'),
      'fi/poker.md': pageSource('## Säännöt\n'),
      'en/news.md': pageSource(
        `
[a](/poker#rules) ← note In Finnish, which shows this page too: There is no anchor "#rules" on "/poker". Known names are: säännöt, brands, guide.

[b](/poker#no) ← There is no anchor "#no" on "/poker". Known names are: rules, brands, guide.
`,
        'footer: 1\n',
      ),
    },
    'fi/news.md:1 note There is no Finnish text yet, so pages show the English text.',
  )
})

test('an unreadable file is one finding, and causes no others', () => {
  expectFindings(
    {
      'en/poker.md': Buffer.from(pageSource('## One\n'), 'utf16le').toString(),
      'en/roulette.md': '',
      'en/home.md': pageSource('[a](/poker#one) [b](/roulette#two)\n'),
      // What does not depend on these files is still said.
      'en/blackjack.md': pageSource('[c](/nowhere) ← This site has no page "/nowhere".\n'),
      'fi/blackjack.md': pageSource('', 'translates: 01234567\n'),
      [`${social}/en/labels.yaml`]: '\uFFFD ← A character cannot be read.',
      [`${social}/en/home.md`]: pageSource(
        '- a\n<<<<<<< HEAD ← Git left two versions here. Keep the words you want, and delete the lines that begin with <<<<<<<, ======= and >>>>>>>.\n- b\n=======\n- c\n>>>>>>> main\n',
      ),
    },
    'fi/blackjack.md:1 note The English text may have changed',
    'en/poker.md:1 A character cannot be read. Save the file as UTF-8.',
    'en/roulette.md:1 This file is empty. Write its words, or delete it.',
  )
})

test('a renamed page is an error on its translation, and links to its old name are errors', () => {
  expectFindings(
    {
      'en/our-team.md': pageSource('About us.\n', 'footer: 1\n'),
      'fi/team.md': pageSource('Meistä.\n'),
      'en/poker.md': pageSource(
        '[a](/team) ← This site has no page "/team". The nearest is "/our-team".\n',
      ),
    },
    'fi/our-team.md:1 note There is no Finnish text yet, so pages show the English text.',
    'fi/team.md:1 There is no English file "team". Known names are:',
  )
})

test('a claim whose pages are gone is to be deleted', () => {
  const claim = (files: string) => `  - {says: The safest tables, files: ${files}`
  expectFindings({
    'shared/content/claims.yaml': `claims:
${claim('variants/affiliate/content/en/keno.md')}} ← to do The page of "The safest tables" is gone: delete this claim.
${claim(`[${affiliate}/en/keno.md, ${affiliate}/en/poker.md], evidence: a, checked: 2026-11-01, expires: 2027-11-01`)}} ← to do There is no en/keno.md: delete it from "files".
`,
  })
})

test('a position in the footer is ignored in a list, a game and a part of other pages', () => {
  const ignored = 'note "footer" is ignored: the footer links only to text pages. Remove this line.'
  const page = pageSource('', `footer: 1 ← ${ignored}\n`)
  expectFindings({
    'en/poker.md': page,
    'en/help.md': page,
    [`${social}/en/temple.md`]: page,
    'en/about-us.md': pageSource('', 'footer: 1\n'),
    'fi/about-us.md': pageSource('', 'footer: 1\n'),
  })
})

test('characters without a glyph are named, and ligatures hide no claim', () => {
  const box = 'contains a character that pages show as an empty box. Type it again.'
  expectFindings({
    'en/poker.md': pageSource(
      `a\uE021b ← note a\uE021b ${box}\n\n\uFFFC ← note \uFFFC ${box}\n\ncerti\uFB01ed ← to do "certified" sounds like a claim\n\nli\u00ADcensed ← to do "licensed" sounds like a claim ← note "licensed" contains an invisible character.\n`,
    ),
    'en/labels.yaml': labelsSource(`getBonus: a\uF0FC ← note a\uF0FC ${box}\n`, 'getBonus'),
  })
})

test('a page to which no other page and no menu links is noted, such as a copy', () => {
  const translated = (name: string, english: string) => ({
    [`en/${name}.md`]: english,
    [`fi/${name}.md`]: pageSource(),
  })
  expectFindings({
    ...translated('poker-macbook', pageSource().replace('---', `--- ← ${unlinked}`)),
    ...translated('alone', pageSource('[a](/alone)\n').replace('---', `--- ← ${unlinked}`)),
    ...translated('linked', pageSource()),
    ...translated('placed', pageSource('', 'footer: 3\n')),
    'en/home.md': pageSource('[a](../linked.md?a=b) ← Write "/linked?a=b"\n'),
  })
})

test.each([`${affiliate}/en/poker.md`, 'shared/content/claims.yaml'])(
  '%s names the reason if it cannot be read, and is not missing',
  path => {
    const site = contentSite({ 'en/poker.md': '' })
    const { findings } = readContent({
      ...site,
      read: file => (file === path ? new Error('EIO: i/o error, read') : site.read(file)),
    })
    const errors = errorsAmong(findings).filter(({ file }) => file === path)
    expect(errors.map(({ message }) => message)).toEqual([
      'This cannot be read. Make the file available on this computer: a cloud drive may have kept it, or you may not read it (EIO: i/o error, read).',
    ])
  },
)

test('a claim needs evidence and a recent check', () => {
  const safest = '  - {says: The safest tables, files: variants/affiliate/content/en/poker.md'
  const day = 'checked: 2026-11-01'
  const proved = `evidence: a letter, ${day}, expires: 2027-11-01`
  expectFindings({
    'en/poker.md': pageSource(
      'The safest tables, the best chips, the best hand, \\#1 \\[of all] and guaranteed wins. ← to do "guaranteed" sounds like a claim, which claims.yaml does not list for this file. List it there, or rephrase it.',
    ),
    'variants/social/content/en/home.md': pageSource(
      'The safest tables. ← to do "safest" sounds like a claim',
    ),
    'shared/content/claims.yaml': `claims:
${safest}} ← to do "The safest tables" has no "evidence". The top of claims.yaml says what belongs there.
${safest}, evidence: ""} ← to do "The safest tables" has no "evidence". The top of claims.yaml says what belongs there.
${safest}, evidence: a} ← to do "The safest tables" has no "checked".
${safest}, evidence: a, ${day}} ← to do "The safest tables" has no "expires".
${safest}, evidence: a, ${day}, expires: 2026-11-01} ← to do "The safest tables" expired on 2026-11-01. Check the claim again.
${safest}, ${proved}}
  - {says: [The safest tables, licensed], files: variants/affiliate/content/en, ${proved}} ← to do The evidence for "The safest tables" names no register. Add the address of the register of licences.
  - {says: the best chips, files: variants/affiliate/, ${proved}}
  - {sayes: x, evidence: a, checked: today, expires: 2027-11-01} ← There is no "sayes" here. Did you mean "says"? ← This claim has no "files". The top of claims.yaml says ← "checked" is a day such as 2026-11-20.
harmless:
  - best hand
  - "#1 [of all]"
`,
  })
})

test.each(['""', '["", the best chips]', '"\u00AD"', '["\u200B"]'])(
  'an empty text %s in a list of claims is an error, and silences nothing',
  text => {
    const empty = 'has an empty text, which would allow all words. Delete it.'
    const best = 'The best chips. ← to do "best" sounds like a claim'
    const page = { 'en/poker.md': pageSource(best) }
    if (text.startsWith('[')) {
      const harmless = `claims: []\nharmless: ${text} ← "harmless" ${empty}\n`
      expectFindings({ ...page, 'shared/content/claims.yaml': harmless })
    }
    const message = text === '""' ? 'This claim has no "says".' : `"says" ${empty}`
    const claims = `claims:\n  - {says: ${text}, files: ${affiliate}/en} ← ${message}\n`
    expectFindings({ ...page, 'shared/content/claims.yaml': claims })
  },
)

test('the key and the variables of a label make no claim', () => {
  expectFindings({
    'en/labels.yaml': labelsSource(
      'score: "a permit {score}"\nplayNow: a licence ← to do "licence" sounds like a claim\n',
      'score',
      'playNow',
    ),
  })
})

test('a claim is found with no-break spaces, and in the address and title of a link, too', () => {
  expectOnPage(
    'Call 0800\u00A0654\u00A0655. ← to do "0800 654 655" sounds like a claim\n\n[Call](tel:0800654655) ← to do "0800654655" sounds like a claim\n\n[a](/poker "The best one") ← to do "best" sounds like a claim\n\n| a |\n|---|\n| safest | ← to do "safest" sounds like a claim',
  )
})

test('a page that is a folder is named, and the pages below it are not read', () => {
  const { findings, files } = readSite({ 'en/news.md/old.md': pageSource() })
  const file = `${affiliate}/en/news.md`
  const message = 'This cannot be read. Put a file of text here, in place of a folder or a link.'
  expect(findings.map(describe)).toEqual([`${file}:1  ${message}`])
  expect(files.filter(({ isReadable }) => !isReadable).map(file => file.file)).toEqual([file])
})

test('a name that cannot be an address gets a suggestion, and other files are ignored', () => {
  const page = (name: string) =>
    `Words ← A page’s name is its address: use lowercase letters, digits and hyphens, and no name that is taken. Name this file ${name}.md.`
  const ignored = 'Words ← note This file is ignored. Words are in files such as home.md.'
  const folders = languages.join(' and ')
  const misplaced = `Words ← note This file is ignored. Words and pictures are in the folders ${folders}: move the file there.`
  const files = {
    'en/404.md': page('404-page'),
    'en/50%.md': page('50'),
    'en/About us.md': page('about-us'),
    'en/fi.md': page('fi-page'),
    'en/index.md': page('index-page'),
    'en/aux.md': page('aux-page'),
    'en/com1.md': page('com1-page'),
    'fi/nul.md': page('nul-page'),
    'en/Con.jpg': 'Words ← Windows cannot have a file of this name. Rename the picture.',
    'en/Über.md': page('uber'),
    'en/a.MD': `${ignored} Name this file a.md.`,
    'en/b.markdown': `${ignored} Name this file b.md.`,
    'en/c.md.txt': `${ignored} Name this file c.md.`,
    'en/folder': ignored,
    'en/guides/more/x.md':
      'Words ← A page in a folder of its own is not on the site. Move it to en.',
    'en/labels.yml': ignored,
    [`${social}/news.md`]: misplaced,
    'shared/content/labels.yaml': misplaced,
    // Some editors keep hidden files and copies next to the edited one.
    'en/.#home.md': 'Words',
    'en/home.md~': 'Words',
    'en/.DS_Store': 'Words',
    'en/Thumbs.db': 'Words',
    'shared/content/desktop.ini': 'Words',
  }
  expectFindings(files)
  expect(readSite(files).words).toEqual(readSite().words)
})

import { expect, test } from 'vitest'
import { parseLabels } from '../../../scripts/content/parse-labels.ts'

const english = { send: 'Send', more: '{count} more ways at {brand}', rank: '#{rank}' }
const file = 'variants/social/content/fi/labels.yaml'

test('labels are read in their order, and comments are left out', () => {
  const source = '# The form.\nsend: Send\n\n# The list.\nrank: "#{rank}"\nratings: "1345"\n'
  const { labels, problems, missing } = parseLabels(source, file)
  expect(Object.entries(labels)).toEqual([
    ['send', 'Send'],
    ['rank', '#{rank}'],
    ['ratings', '1345'],
  ])
  expect([...problems, ...missing]).toEqual([])
})

test('a translation with the same keys and places has no problems', () => {
  const source = 'send: Lähetä\nmore: "Lisää tapoja sivustolla {brand}: {count}"\nrank: "#{rank}"\n'
  const { labels, problems, missing } = parseLabels(source, file, english)
  expect(labels.more).toBe('Lisää tapoja sivustolla {brand}: {count}')
  expect([...problems, ...missing]).toEqual([])
})

test('a missing label is given apart, with the English text to translate', () => {
  const { problems, missing } = parseLabels(
    'rank: "#{rank}"\nmore: "{count} {brand}"\n',
    file,
    english,
  )
  expect(problems).toEqual([])
  expect(missing).toEqual([
    { file, line: 1, message: 'The label "send" is missing. Add a line "send: …" for "Send".' },
  ])
})

test.each([
  ['sned: Lähetä', 'There is no label "sned". Did you mean "send"?'],
  ['colour: red', 'There is no label "colour". Known names are: send, more, rank.'],
  ['send: 12', 'The label "send" is not a text.'],
  ['send:', 'The label "send" is not a text.'],
  ['send: ""', 'The label "send" is not a text.'],
  ['send: [a, b]', 'The label "send" is not a text.'],
  ['send: {a: b}', 'The label "send" is not a text.'],
  ['rank: #{rank}', 'The words after # are not shown.'],
  ['send: a: b', 'A text that contains ": " must stand in "quotes".'],
  ['send', 'Write this line as "name: text"'],
  ['more: Lisää', '"more" must contain {brand} and {count}, as in English'],
  ['more: "{cuont} {brand}"', '"more" must contain {brand} and {count}, as in English'],
  ['send: "Lähetä {count}"', '"send" must contain no {…}, as in English'],
])('%s is explained on its line', (line, message) => {
  const { problems } = parseLabels(`# Words.\n${line}\n`, file, english)
  expect(problems).toEqual([{ file, line: 2, message: expect.stringContaining(message) }])
})

test.each(['January February', 'a  b c d e f g h i j k l', 'a b c d e f g h i j k l m'])(
  'the months "%s" are not twelve names with a space between',
  months => {
    const message = '"months" must name all twelve months from January on, with one space between.'
    const { problems } = parseLabels(`months: ${months}\n`, file)
    expect(problems).toEqual([{ file, line: 1, message }])
  },
)

test('a label that stands twice is reported where it stands again', () => {
  const { labels, problems } = parseLabels('send: Yksi\nsend: Kaksi\n', file, english)
  expect(labels.send).toBe('Yksi')
  expect(problems).toEqual([
    { file, line: 2, message: '"send" stands on line 1 already. Keep one of the two.' },
  ])
})

test('a label with a mistake is not missing, and its text is used as far as there is one', () => {
  const { labels, missing } = parseLabels('send: 12\nmore: a: b\nrank: #{rank}\n', file, english)
  expect(labels).toEqual({ send: '12', more: 'a: b', rank: '#{rank}' })
  expect(missing).toEqual([])
})

test('a label may bear a name that objects have of their own', () => {
  const { labels, problems } = parseLabels('constructor: A\n__proto__: B\n', file)
  expect(Object.entries(labels)).toEqual([
    ['constructor', 'A'],
    ['__proto__', 'B'],
  ])
  expect(problems).toEqual([])
})

import type { Image, Text } from 'mdast'
import type { VFile } from 'vfile'
import { location } from 'vfile-location'
import { fill } from '../../../shared/content/fill.ts'
import { addFinding, type Severity } from '../finding.ts'
import { prescribedFor } from '../prescribed.ts'
import { positionOf, type Rule } from './rule.ts'
import { shorten } from './shorten.ts'

/** What a text should not contain, such as what a paste brings from another program. */
type Pattern = {
  pattern: RegExp
  severity: Severity
  /** `{found}` is what the pattern matches, and `{word}` the word around it. */
  sentence: string
  /** A line that the pattern matches once. */
  example: string
}

/** Patterns for all words: front matter, bodies and labels. */
export const patterns: readonly Pattern[] = [
  {
    // Not a link’s text, such as [text](address), [text] (address), [text][name] and [name]: address.
    pattern: /(?<![!\][])\[(?!T(?:oc|OC)\])\p{Lu}[^\]\n]*\](?! ?[([:]|\])/gu,
    severity: 'to do',
    sentence:
      '{found} is a placeholder. Replace it with the real words. In texts of pages, \\[ is the bracket itself.',
    example: 'In [Country].',
  },
  {
    pattern: /\b(?:TODO|TBD|FIXME|XXX+|lorem ipsum)\b/gi,
    severity: 'to do',
    sentence: '"{found}" was left over. Write the text or delete it.',
    example: 'TODO: the rules',
  },
  {
    pattern:
      /【[^】\n]*】|\[cite(?:_\w+|:[^\]\n]*)\]|:contentReference\[[^\]\n]*\](?:\{[^}\n]*\})?/g,
    severity: 'to do',
    sentence: 'A chat assistant left {found}. Delete it.',
    example: 'Poker is old【4†source】.',
  },
  {
    // Not tabs, line ends, the joiner of emoji and the letters in flags such as Scotland’s.
    pattern:
      /(?![\t\n]|(?<=\p{Emoji}|\uFE0F)\u200D|(?<=\u{1F3F4}[\u{E0020}-\u{E007E}]*)[\u{E0020}-\u{E007F}])[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu,
    severity: 'note',
    sentence: '"{word}" contains an invisible character. Type the word again.',
    example: 'so\u00ADft',
  },
  {
    // Private use, such as a symbol of Word’s, and the place of an object.
    pattern: /(?!(?<=^ *)\uF0B7)[\p{Co}\uFFFC]/gmu,
    severity: 'note',
    sentence: '{word} contains a character that pages show as an empty box. Type it again.',
    example: 'a\uE021b',
  },
]

/** Further patterns for bodies. There, a backslash makes a mark plain. */
export const markdownPatterns: readonly Pattern[] = [
  {
    // Jekyll and Hugo, Pandoc, Docusaurus, GitHub, Obsidian, footnotes, checkboxes.
    pattern:
      /\{\{.*?\}\}|\{%.*?%\}|\{[#.:][^{}\n]*\}|(?<=^ *):::+ *\w*|\[!\w+\][+-]?|!?\[\[.*?\]\]|==(?=[^\s=]).*?(?:==|$)|\[toc\]|\[\^[^\]\s]+\]|(?<=^[ >]*(?:[-+*]|\d+[.)]) +)\[[ x]\](?=\s)/gim,
    severity: 'to do',
    sentence:
      '{found} is a mark of another system, and pages show it literally. Write the words that it adds, or delete it. For the characters, write \\ before them.',
    example: 'Old[^1].',
  },
  {
    pattern: /(?<!\{)\{\w+\}(?!\})/g,
    severity: 'error',
    sentence:
      '{found} will appear literally. {month} and {siteName} work only in front matter. If you mean the characters, write \\{found}.',
    example: 'In {month}.',
  },
  {
    pattern: /\*\*/g,
    severity: 'note',
    sentence:
      'The ** in {word} will appear literally. Write **bold** with ** at both ends and no spaces inside, or \\** for the characters.',
    example: 'A **bold word.',
  },
  {
    pattern: /[•●▪◦‣·\uF0B7](?<=^ *.)/gm,
    severity: 'note',
    sentence: 'Write - and a space in place of the bullet to make this a list.',
    example: '• one',
  },
  {
    // Next to a mark of a heading or list, and in an empty line. 1. begins a date too, unless 2. follows.
    pattern:
      /[^\S \t\n](?:(?<=^[ \t]*(?:#{1,6}|[-+*]).)|(?<=^[ \t]*1[.)].)(?=.*\n\s*2[.)])|(?<=^\s*)(?=[ \t]*(?:#{1,6}|[-+*])[ \t])|(?<=[^\s-].*\n[ \t]*.)(?=[ \t]*\n))/gm,
    severity: 'note',
    sentence:
      'A space in this line is a special one, such as a no-break space. Type an ordinary space.',
    example: '-\u00A0one',
  },
  {
    // One # before a digit is a number: #1.
    pattern: /(?<=^ *)(?:#{2,6}(?=[^\s#])|#(?=\p{L}))/gmu,
    severity: 'note',
    sentence: 'Write a space after {found} to make this a heading.',
    example: '##Rules',
  },
  {
    pattern: /(?<!!)\[[^[\]]+\](?:\[[^[\]]+\]|(?:\(|[^\S\n]+\((?=\/|#|https?:))(?:[^()]*\)|\S*))/g,
    severity: 'note',
    sentence:
      '{found} is not a link yet. Write the address right after ], without spaces, and close it with ).',
    example: '[poker] (/poker)',
  },
  {
    pattern: /!\[[^[\]]*\]\((?:.*?\.\w{3,4}|[^()]*)\)/g,
    severity: 'error',
    sentence:
      'A picture’s name cannot contain spaces: rename the file, for example to my-office.jpg, and write its new name in {found}.',
    example: '![Office](my office.jpg)',
  },
  {
    // Not in the text of a link, nor in one that is not closed.
    pattern:
      /(?<![\w.+<-]|\[[^\]\n]*|\]\s?\()(?:(?:https?:\/\/|www\.)[^\s<>]+|[\w.+\\-]+@[\w-]+\.\w+)/gi,
    severity: 'note',
    sentence: '{found} is not a link yet. Write [words](address), such as [poker](/poker).',
    example: 'See www.example.com',
  },
]

/** Looks for the patterns in the texts of a body, also those of pictures, but not in code. */
export const bodyPatterns: Rule = ({ file, place }) => {
  const prescribed = prescribedFor(place, 'body')?.text
  const typed: { start: number; end: number }[] = []
  return {
    text: text => typed.push(typedPart(text)),
    image: image => typed.push(typedPart(image)),
    end: () => {
      const source = `${file.value}`
      const isTyped = (at: number) => typed.some(({ start, end }) => at >= start && at < end)
      const isWanted = (found: string, at: number) =>
        found !== prescribed && isTyped(at) && !isEscaped(source, at)
      for (const pattern of [...patterns, ...markdownPatterns]) {
        reportMatches(pattern, source, file, isWanted)
      }
    },
  }
}

/** Finds where patterns apply: after a variable that `chooseBlocks` reads, between ![ and ]. */
function typedPart(node: Text | Image): { start: number; end: number } {
  const { start, end } = positionOf(node)
  if (node.type === 'image') {
    return { start: start + 2, end: start + 2 + (node.alt ?? '').length }
  }
  const [choice = ''] = /^\{with(?:out)?Inbox\} /.exec(node.value) ?? []
  return { start: start + choice.length, end }
}

/** Looks for patterns in front matter or a file of labels, but not in comments and names. */
export function checkFields(yaml: string, file: VFile): void {
  const words = yaml.replace(/^(?:#.*|\w+(?=:))|\{\w+\}/gm, match => ' '.repeat(match.length))
  for (const pattern of patterns) {
    reportMatches(pattern, words, file)
  }
}

function reportMatches(
  { pattern, severity, sentence }: Pattern,
  source: string,
  file: VFile,
  isWanted: (found: string, at: number) => boolean = () => true,
): void {
  for (const { 0: found, index } of source.matchAll(pattern)) {
    if (isWanted(found, index)) {
      const [before] = /\S*$/.exec(source.slice(Math.max(0, index - 60), index)) ?? []
      const [after] = /^\S*/.exec(source.slice(index + found.length).slice(0, 60)) ?? []
      const word = `${before}${found}${after}`.replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu, '')
      const message = fill(sentence, { found: shorten(found), word: shorten(word) })
      addFinding[severity](file, message, location(file).toPoint(index))
    }
  }
}

/** An odd number of backslashes escapes the next character. */
function isEscaped(source: string, at: number): boolean {
  let first = at
  while (source[first - 1] === '\\') {
    first -= 1
  }
  return (at - first) % 2 === 1
}

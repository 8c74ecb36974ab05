import { visit } from 'unist-util-visit'
import { errorIn, type Finding, noteOn } from './finding.ts'
import type { MarkdownRoot } from './parse-markdown.ts'

type Slip = { pattern: RegExp; say: (found: string) => string }

/** What a line of a paragraph looks like that was meant for something else. */
const lineSlips: Slip[] = [
  {
    pattern: /^(?:#{2,6}[^ \t\n#]|#\p{L})/u,
    say: found => `Write a space after ${found.slice(0, -1)}: without it this is no heading.`,
  },
  {
    pattern: /^[•●▪◦‣·]/,
    say: found => `Write - in place of ${found}: without it this is no list.`,
  },
]

/** What text looks like that was meant for a link. */
const linkSlips: Slip[] = [
  {
    pattern: /\[[^[\]]+\] +\((?:\/|#|https?:)[^()]*\)/g,
    say: found => `Remove the space between ] and ( in ${found}: it is no link yet.`,
  },
  {
    pattern: /\[[^[\]]+\]\([^()]*\s[^()]*\)|\[[^[\]]+\]\($/g,
    say: found => `An address has no spaces: ${found} is no link yet.`,
  },
  {
    pattern: /\[[^[\]]+\]\[[^[\]]+\]/g,
    say: found => `No line says [${found.split('[')[2]}: address, so ${found} is no link.`,
  },
]

/** Reports what Markdown lets through without a word, but a reader would stumble over. */
export function checkSlips(tree: MarkdownRoot, source: string, file: string): Finding[] {
  const findings: Finding[] = []
  visit(tree, node => {
    const { start, end } = node.position ?? {}
    if (start?.offset === undefined || end?.offset === undefined) return
    const text = source.slice(start.offset, end.offset)
    const note = (message: string, at = 0) =>
      findings.push(noteOn(file, message, start.line + lineOf(text, at)))
    if (node.type === 'heading' && /\n *-+\s*$/.test(text)) {
      note('The line of - below makes a heading of this text. Put an empty line between them.')
    } else if (node.type === 'code' && !/^[`~]/.test(text)) {
      note('Text behind a tab or four spaces shows as code. Begin it at the edge.')
    } else if (node.type === 'paragraph') {
      const lines = text.split('\n').map(line => line.trimStart())
      lines.forEach((line, index) => {
        for (const { pattern, say } of lineSlips) {
          const [found] = pattern.exec(line) ?? []
          if (found) findings.push(noteOn(file, say(found), start.line + index))
        }
      })
      if (lines.length > 1 && lines.every(line => /\S *\|/.test(line) || /^\|/.test(line))) {
        note('Write a line |---|---| below the first line: without it this is no table.')
      }
    } else if (node.type === 'text') {
      for (const { pattern, say } of linkSlips) {
        for (const { 0: found, index } of text.matchAll(pattern)) note(say(found), index)
      }
      for (const { 0: found, index } of text.matchAll(/\{\w+\}/g)) {
        const message = `${found} is shown as it stands. {month} works in "heading" alone.`
        findings.push(errorIn(file, message, start.line + lineOf(text, index)))
      }
    }
  })
  return findings
}

/** How many lines below the first a place in a text is. */
const lineOf = (text: string, at: number): number => text.slice(0, at).split('\n').length - 1

/** Returns the first Markdown in a text that shows as it is typed, such as **bold**. */
export const markdownIn = (text: string): string | undefined =>
  /(\*\*|__|~~|`)(?=\S).+?\1|(?<![\w*])[*_](?=\S)[^*_]+[*_](?![\w*])|\[[^[\]]+\]\([^()]*\)/.exec(
    text,
  )?.[0]

import type { Code, FootnoteDefinition, Html, ListItem, Paragraph, Root, Text } from 'mdast'
import { error, matchesIn, note, type RuleContext, sourceOf, toDo } from './rule-context.ts'
import { shorten } from './shorten.ts'

export function html(node: Html, context: RuleContext): void {
  const [tag] = /^<\S+/.exec(node.value.trim()) ?? []
  // Not the closing tag of a pair, whose opening tag is reported.
  if (tag && !/^<\/[\w-]+\s*>$/.test(node.value)) {
    error(
      context,
      node,
      `HTML such as ${shorten(tag)} is not shown. Use Markdown; write \\< for <.`,
    )
  }
}

export function checkbox(item: ListItem, context: RuleContext): void {
  if (typeof item.checked === 'boolean') {
    const box = item.checked ? '[x]' : '[ ]'
    error(context, item, `Checkboxes such as ${box} are not shown. Remove them.`)
  }
}

export function footnote(definition: FootnoteDefinition, context: RuleContext): void {
  const mark = shorten(`[^${definition.label}]`)
  const remedy = 'Put the remark in the text in place of its mark, in parentheses.'
  error(context, definition, `Footnotes such as ${mark} are not shown. ${remedy}`)
}

export function codeByIndent(code: Code, context: RuleContext): void {
  if (!/^[`~]/.test(sourceOf(context, code))) {
    note(context, code, 'Text after a tab or four spaces is shown as code. Remove the indent.')
  }
}

/** A text may begin with one of the two variables that `chooseBlocks` reads. */
export function variable(text: Text, context: RuleContext): void {
  const unknown = /(?!^\{with(?:out)?Inbox\} )(?<!\{)\{\w+\}(?!\})/g
  for (const match of matchesIn(context, text, unknown)) {
    const problem = `${match.found} will appear literally. {month} and {siteName} work only in front matter.`
    error(context, match, `${problem} If you mean the characters, write \\${match.found}.`)
  }
}

/** Marks of other systems, which pages show as they are, and what to write instead. */
const marks: { mark: RegExp; instead?: string }[] = [
  // Jekyll, Hugo, Twig, Handlebars.
  { mark: /\{\{.*?\}\}|\{%.*?%\}/g },
  // Pandoc, kramdown, Docusaurus.
  { mark: /\{[#.:][^{}\n]*\}/g },
  { mark: /^ *:::+ *\w*/gm },
  // MDX.
  { mark: /^import (?:.* from )?["'{].*|^export (?:const|default) .*/gm },
  // GitHub, Obsidian, wikis.
  { mark: /\[!\w+\][+-]?/g, instead: 'a bold word such as **Note:**' },
  { mark: /!\[\[.*?\]\]/g, instead: '![what the picture shows](its-name.jpg)' },
  { mark: /(?<!!)\[\[(?!toc\]).*?\]\]/gi, instead: '[the words](/about-us)' },
  { mark: /==(?=[^\s=]).*?(?:==|$)/gm, instead: '**bold**' },
  { mark: /\[?\[toc\]\]?|\[\[$/gi },
  { mark: /\[\^[^\]\s]+\]/g, instead: 'the remark itself, in parentheses' },
]

export function markOfAnotherSystem(text: Text, context: RuleContext): void {
  for (const { mark, instead = 'the words that it adds, or delete it' } of marks) {
    for (const match of matchesIn(context, text, mark)) {
      const problem = `${match.found} is a mark of another system, and pages show it literally.`
      toDo(context, match, `${problem} Write ${instead}. For the characters, write \\ before them.`)
    }
  }
}

export function secondFrontMatter(mdast: Root, context: RuleContext): void {
  const frontMatter = /^---[ \t]*\n(?:[\w-]+:.*\n(?:[ \t]*- .*\n|[ \t]+.*\n)*)+---[ \t]*$/gm
  for (const match of matchesIn(context, mdast, frontMatter)) {
    toDo(
      context,
      match,
      'A page has one front matter. Delete this second one, between two lines ---.',
    )
  }
}

export function strayAsterisks(text: Text, context: RuleContext): void {
  for (const match of matchesIn(context, text, /\S{0,40}(?<!\\)\*\*\S{0,40}/g)) {
    note(
      context,
      match,
      `The ** in ${match.found} will appear literally. Write **bold** with ** at both ends and no spaces inside, or \\** for the characters.`,
    )
  }
}

/** Bullets of Word and of other programs; U+F0B7 is one that browsers show as an empty box. */
export function pastedBullet(paragraph: Paragraph, context: RuleContext): void {
  for (const match of matchesIn(context, paragraph, /^ *[•●▪◦‣·\uF0B7]/gm)) {
    note(context, match, 'Write - and a space in place of the bullet to make this a list.')
  }
}

/** Word processors write no-break and thin spaces, which Markdown takes for letters. */
export function specialSpace(paragraph: Paragraph, context: RuleContext): void {
  const remedy = 'Type an ordinary space.'
  // 1. begins a date too, unless 2. follows.
  const beside =
    /^[^\S\n]*(#{1,6}|[-+*]|1[.)](?=.*\n\s*2[.)]))[^\S \t\n]|^[^\S\n]*[^\S \t\n][^\S\n]*(#{1,6}|[-+*])[ \t]/gm
  for (const match of matchesIn(context, paragraph, beside)) {
    const mark = match.groups.find(Boolean)
    const problem = `The space next to ${mark} is a special one, such as a no-break space.`
    note(context, match, `${problem} ${remedy}`)
  }
  for (const match of matchesIn(
    context,
    paragraph,
    /(?<=\S.*\n)[^\S\n]*[^\S \t\n][^\S\n]*(?=\n)/g,
  )) {
    note(context, match, 'This line is not empty: it contains a special space. Delete the space.')
  }
}

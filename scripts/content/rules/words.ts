import type { Nodes } from 'mdast'
import { positionOf, type Rule } from './rule.ts'

/** Collects the words of a body: of each block, and the titles and telephone numbers of links. */
export const words: Rule = ({ words }) => {
  const collect = (node: Nodes) => {
    words.push({ words: shownWords(node), line: positionOf(node).line })
  }
  return {
    paragraph: collect,
    heading: collect,
    tableCell: collect,
    code: collect,
    link: link => {
      const { line } = positionOf(link)
      if (link.url.startsWith('tel:')) {
        words.push({ words: link.url, line })
      }
      words.push({ words: link.title ?? '', line })
    },
  }
}

/** Returns the words in a node, with the line ends of its source. */
function shownWords(node: Nodes): string {
  switch (node.type) {
    case 'break':
      return '\n'
    case 'image':
    case 'imageReference':
      return node.alt ?? ''
    case 'html':
      return ''
    default:
      return 'children' in node ? node.children.map(shownWords).join('') : literalOf(node)
  }
}

const literalOf = (node: Nodes): string => ('value' in node ? node.value : '')

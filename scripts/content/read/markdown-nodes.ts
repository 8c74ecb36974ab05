import type { Element, Root, RootContent } from 'hast'
import rehypeMinifyWhitespace from 'rehype-minify-whitespace'
import remarkGfm from 'remark-gfm'
import remarkParse from 'remark-parse'
import remarkRehype from 'remark-rehype'
import { type Processor, unified } from 'unified'
import type { ContentElement, ContentNode } from '../../../shared/content/content-node.ts'
import { mapValues } from '../../../shared/content/records.ts'

const withBareAddresses = unified()
  .use(remarkParse)
  .use(remarkGfm)
  .use(remarkRehype)
  .use(rehypeMinifyWhitespace)
  .freeze()
const withoutBareAddresses = withBareAddresses().use(ignoreBareAddresses).freeze()

/**
 * Returns a processor that parses a body (`parse`) and converts the tree to elements (`runSync`),
 * without raw HTML. The search for bare addresses, which become links, takes as long as all other
 * steps, so a body without such an address skips the search.
 */
export const markdownProcessor = (body: string): typeof withBareAddresses =>
  /https?:|www\.|@/i.test(body) ? withBareAddresses : withoutBareAddresses

function ignoreBareAddresses(this: Processor): void {
  const { micromarkExtensions = [], fromMarkdownExtensions = [] } = this.data()
  this.data({
    micromarkExtensions: micromarkExtensions.map(({ text = {}, ...extension }) => ({
      ...extension,
      text: mapValues(text, constructs =>
        [constructs ?? []].flat().filter(({ name }) => !/Autolink$/.test(name ?? '')),
      ),
    })),
    fromMarkdownExtensions: fromMarkdownExtensions.flat().filter(({ transforms }) => !transforms),
  })
}

/** Returns a tree of elements as plain data for React. */
export const toContentNodes = ({ children }: Root | Element): ContentNode[] =>
  children.flatMap(child => toContentNode(child) ?? [])

function toContentNode(node: RootContent): ContentNode | null {
  if (node.type === 'text') {
    return node.value
  }
  // Pages have neither footnotes (section, sup) nor checkboxes (input).
  if (node.type !== 'element' || /^(section|sup|input)$/.test(node.tagName)) {
    return null
  }
  const props: Record<string, string> = {}
  for (const [name, value] of Object.entries(node.properties)) {
    const text = [value].flat().join(' ')
    // The attribute is obsolete, and the site's policy forbids styles on elements.
    if (name === 'align') {
      props.className = `align-${text}`
    } else if (text || name === 'alt') {
      props[name] = text
    }
  }
  const children = toContentNodes(node)
  const element: ContentElement = { tag: node.tagName }
  if (Object.keys(props).length > 0) {
    element.props = props
  }
  if (children.length > 0) {
    element.children = children
  }
  // A wide table scrolls in a frame; the tab index makes it scroll with the keyboard too.
  if (element.tag !== 'table') {
    return element
  }
  return { tag: 'div', props: { className: 'table', tabIndex: '0' }, children: [element] }
}

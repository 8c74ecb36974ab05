import { VERCEL_STEGA_REGEX, vercelStegaDecodeAll } from '@vercel/stega'

/**
 * Moves the marks of the page's texts to attributes such as `data-preview-text`. Reports them, one
 * per line, now and after each change. Returns a function that stops it.
 */
export function watchMarks(report: (marks: string) => void): () => void {
  const look = () => {
    moveMarks()
    const found = select('//@*[starts-with(name(), "data-preview-")]')
    report(found.map(({ nodeValue }) => nodeValue).join('\n'))
  }
  look()
  const observer = new MutationObserver(look)
  const everything = { subtree: true, childList: true, characterData: true, attributes: true }
  observer.observe(document, everything)
  return () => observer.disconnect()
}

/** How every mark begins: with four of the invisible characters that stand for zero bits. */
const markStart = '\u200B'.repeat(4)

function moveMarks(): void {
  const isMarked = `[contains(., "${markStart}")]`
  // The JSON block of the page contains words of both variants.
  const found = select(`//text()[not(parent::script)]${isMarked} | //@*${isMarked}`)
  for (const node of found) {
    const text = node.nodeValue ?? ''
    node.nodeValue = text.replace(VERCEL_STEGA_REGEX, '')
    const isAttribute = node instanceof Attr
    const element = isAttribute ? node.ownerElement : node.parentElement
    const name = `data-preview-${isAttribute ? node.name : 'text'}`
    // A click opens the text of the last mark, which may contain the others.
    for (const [index, mark] of vercelStegaDecodeAll<string>(text).reverse().entries()) {
      element?.setAttribute(index === 0 ? name : `${name}-${index}`, mark)
    }
  }
}

function select(query: string): Node[] {
  const found = document.evaluate(query, document, null, XPathResult.ORDERED_NODE_SNAPSHOT_TYPE)
  return Array.from({ length: found.snapshotLength }, (_, at) => found.snapshotItem(at) ?? document)
}

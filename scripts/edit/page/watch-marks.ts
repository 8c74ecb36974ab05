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

function moveMarks(): void {
  const isMarked = '[contains(., "\u{E007F}")]'
  // The JSON block of the page contains words of both variants.
  const found = select(`//text()[not(parent::script)]${isMarked} | //@*${isMarked}`)
  for (const node of found) {
    const text = `${node.nodeValue}`
    const marks = text.match(/[\u{E0020}-\u{E007E}]+/gu) ?? []
    node.nodeValue = text.replace(/[\u{E0020}-\u{E007F}]+/gu, '')
    const [element, name] =
      node instanceof Attr ? [node.ownerElement, node.name] : [node.parentElement, 'text']
    // A click opens the text of the last mark, which may contain the others.
    for (const [index, tags] of marks.reverse().entries()) {
      const mark = [...tags].map(tag => String.fromCodePoint(Number(tag.codePointAt(0)) - 0xe0000))
      element?.setAttribute(`data-preview-${name}${index ? `-${index}` : ''}`, mark.join(''))
    }
  }
}

function select(query: string): Node[] {
  const found = document.evaluate(query, document, null, XPathResult.ORDERED_NODE_SNAPSHOT_TYPE)
  return Array.from({ length: found.snapshotLength }, (_, at) => found.snapshotItem(at) ?? document)
}

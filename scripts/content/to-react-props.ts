import { checkImage } from './check-image.ts'
import { checkLink } from './check-link.ts'

/**
 * An element's properties as React takes them, all as text. An address that is not allowed is
 * left out. A table's `align` becomes a class: the attribute is obsolete, and the site's policy
 * forbids styles on elements.
 */
export function toReactProps(
  tag: string,
  properties: Readonly<Record<string, unknown>>,
): Record<string, string> {
  const props: Record<string, string> = {}
  for (const [name, value] of Object.entries(properties)) {
    const text = Array.isArray(value) ? value.join(' ') : String(value ?? '')
    if (name === 'align') props.className = `align-${text}`
    else if (name === 'href' && checkLink(text) !== null) continue
    else if (name === 'src' && checkImage(text) !== null) continue
    else if (text !== '' || (tag === 'img' && name === 'alt')) props[name] = text
  }
  return props
}

type Props = Record<string, unknown>

/**
 * A JSX runtime that makes elements. It leaves what React's server rendering leaves: nothing for
 * '', null and booleans, an attribute for every prop but these. Texts never pass through a parser,
 * so nothing needs escaping and Trusted Types have nothing to forbid.
 */
export const jsx = (type: string | ((props: Props) => unknown), props: Props): unknown =>
  typeof type === 'function' ? type(props) : makeElement(type, props)

/** An element with these attributes and children. */
export function makeElement(type: string, props: Props): HTMLElement {
  const element = document.createElement(type)
  for (const [name, value] of Object.entries(props)) {
    if (name === 'children' || value == null || value === false) continue
    element.setAttribute(name === 'className' ? 'class' : name, value === true ? '' : `${value}`)
  }
  append(element, props.children)
  return element
}

export const jsxs = jsx

export const Fragment = ({ children }: Props): unknown => children

/** Appends what components give: an element, a text, nothing, or a list of such. */
export function append(element: Element, child: unknown): void {
  if (Array.isArray(child)) for (const each of child) append(element, each)
  else if (child instanceof Node) element.append(child)
  else if (child === 0 || (child && child !== true)) element.append(`${child}`)
}

type Props = Record<string, unknown>

/**
 * Makes elements out of JSX. The result is that of React's server rendering: nothing for '', null and
 * booleans, an attribute for every other prop. Texts never pass through a parser, so nothing needs
 * escaping and Trusted Types have nothing to forbid.
 */
export const jsx = (type: string | ((props: Props) => unknown), props: Props): unknown =>
  typeof type === 'function' ? type(props) : makeElement(type, props)

/** Returns an element with these attributes and children. */
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

/** Appends what components return: an element, a text, nothing, or a list of such. */
export function append(element: Element, child: unknown): void {
  if (Array.isArray(child)) for (const each of child) append(element, each)
  else if (child && child !== true) element.append(child instanceof Node ? child : `${child}`)
}

type Props = Record<string, unknown>

/**
 * Makes elements out of JSX. The result is that of React's server rendering: nothing for '', null and
 * booleans, an attribute for every other prop. Texts never pass through a parser, so nothing needs
 * escaping and Trusted Types have nothing to forbid.
 */
export const jsx = (type: string | ((props: Props) => unknown), props: Props): unknown =>
  typeof type === 'function' ? type(props) : makeElement(type, props)

/** Returns an element with these attributes and children: elements, texts, nothing, lists of such. */
export function makeElement(type: string, { children, ...attributes }: Props): HTMLElement {
  const element = document.createElement(type)
  for (const [name, value] of Object.entries(attributes)) {
    if (value == null || value === false) continue
    element.setAttribute(name === 'className' ? 'class' : name, value === true ? '' : `${value}`)
  }
  for (const child of [children].flat(Infinity))
    if (child && child !== true) element.append(child instanceof Node ? child : `${child}`)
  return element
}

export const jsxs = jsx

export const Fragment = ({ children }: Props): unknown => children

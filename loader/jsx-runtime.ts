type Child = Node | string | number | boolean | null | undefined | Child[]

type Props = { children?: Child } & Record<string, unknown>

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
  for (const name in attributes) {
    const value = attributes[name] ?? false
    if (value !== false)
      element.setAttribute(name.replace('className', 'class'), value === true ? '' : `${value}`)
  }
  // Text that is no string yet becomes one here.
  element.append(...[children].flat(9).filter(isShown))
  return element
}

const isShown = (child: unknown): child is Node | string => !!child && child !== true

export const jsxs = jsx

export const Fragment = ({ children }: Props): unknown => children

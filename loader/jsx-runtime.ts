type Child = Node | string | number | boolean | null | undefined | Child[]

type Props = { children?: Child } & Record<string, unknown>

/** Creates the elements that React's server rendering would. No text is parsed as HTML. */
export const jsx = (type: string | ((props: Props) => unknown), props: Props): unknown =>
  typeof type === 'function' ? type(props) : makeElement(type, props)

/** Returns an element with these attributes and children. */
export function makeElement(type: string, { children, ...attributes }: Props): HTMLElement {
  const element = document.createElement(type)
  for (const name in attributes) {
    const value = attributes[name] ?? false
    if (value !== false)
      element.setAttribute(name.replace('className', 'class'), value === true ? '' : `${value}`)
  }
  // `append` converts numbers to text.
  element.append(...[children].flat(9).filter(isShown))
  return element
}

const isShown = (child: unknown): child is Node | string => !!child && child !== true

export const jsxs = jsx

export const Fragment = ({ children }: Props): unknown => children

type Child = Node | string | boolean | null | undefined | Child[]

type Props = { children?: Child } & Record<string, unknown>

/**
 * Creates the elements that React's server rendering would. It makes an attribute of each prop, so
 * the components of a card may use `className`, props whose lowercase names are HTML's, such as
 * `popoverTarget`, and strings as children; not `style`, `htmlFor`, `aria-hidden={true}` or numbers
 * as children. No text is parsed as HTML.
 */
export function jsx(type: string | ((props: Props) => unknown), props: Props): unknown {
  if (typeof type === 'function') {
    return type(props)
  }
  const element = document.createElement(type)
  for (const name in props) {
    const value = props[name] ?? false
    if (name === 'children') {
      add(element, props.children)
    } else if (value !== false) {
      element.setAttribute(name === 'className' ? 'class' : name, value === true ? '' : `${value}`)
    }
  }
  return element
}

/** Appends children. It copies no list, because the first cards are hundreds of elements. */
function add(element: Element, child: Child): void {
  if (Array.isArray(child)) {
    for (const item of child) {
      add(element, item)
    }
  } else if (child && child !== true) {
    element.append(child)
  }
}

export { jsx as jsxs }

export const Fragment = ({ children }: Props): unknown => children

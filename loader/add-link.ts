import { makeElement } from './jsx-runtime.ts'

/** Names a file in the page's head, so that the browser fetches it ahead of its use. */
export const addLink = (link: { rel: string; href: string; as?: string }): void =>
  document.head.append(makeElement('link', link))

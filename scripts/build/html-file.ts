/** Names an address’s file in `dist/`: `poker.html`, because hosts redirect to a folder `poker/`. */
export const htmlFile = (address: string): string =>
  `${address.replace(/^\/+|\/+$/g, '') || 'index'}.html`

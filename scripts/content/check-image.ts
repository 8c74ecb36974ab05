/** What is wrong with an image's address, or null. The site's policy loads no other kinds. */
export function checkImage(address: string): string | null {
  if (/^(https:\/\/|\/(?![/\\]))/i.test(address)) return null
  return `The image "${address}" cannot be shown. Begin its address with https:// or /.`
}

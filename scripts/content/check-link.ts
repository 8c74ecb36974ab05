/** What is wrong with a link's address, or null. The only kinds of address are named here. */
export function checkLink(address: string): string | null {
  if (/^(https?:\/\/|mailto:|tel:|#|\/(?![/\\]))/i.test(address)) return null
  if (address === '') return 'This link has no address. Write one between the brackets ( ).'
  if (/^[a-z][a-z0-9+.-]*:/i.test(address)) {
    return `"${address}" is not allowed as a link. Write an address with https:// or mailto:.`
  }
  if (/^(\/\/|\/\\|www\.)/i.test(address)) {
    return `The link "${address}" is incomplete. Begin it with https://.`
  }
  const path = address.replace(/^(\.{1,2}\/)+/, '').replace(/\.md(?=$|#)/, '')
  return `The link "${address}" leads nowhere. For a page of this site write "/${path}".`
}

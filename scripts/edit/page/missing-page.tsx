import type { News } from './requests.ts'

/** Says why an address shows the error page, and which addresses exist. */
export function MissingPage({ news: { shows, addresses } }: { news: News }) {
  if (shows === 'page') {
    return null
  }
  if (shows === 'home') {
    return (
      <p>
        Only the other site has a page at this address. This site shows its home page here, as
        visitors see it.
      </p>
    )
  }
  return (
    <details open>
      <summary>There is no page at this address. These exist:</summary>
      <ul>
        {addresses.map(address => (
          <li key={address}>
            <a href={address + location.search}>{address}</a>
          </li>
        ))}
      </ul>
    </details>
  )
}

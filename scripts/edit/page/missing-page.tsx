import type { News } from './requests.ts'

export function MissingPage({ news: { shows, addresses } }: { news: News }) {
  if (shows === 'page') {
    return null
  }
  if (shows === 'home') {
    return (
      <p>
        Only the other site has a page at this address. This site shows its home page instead, to
        visitors too.
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

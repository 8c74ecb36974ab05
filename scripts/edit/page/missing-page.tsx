import { marketPath } from '../../../shared/pages/market-path.ts'
import type { News } from './news.ts'

/** Says why an address shows the error page, and which addresses exist. */
export function MissingPage({ news, variant }: { news: News; variant: string }) {
  const { segment, path } = marketPath(location.pathname)
  const inMarket = (address: string) => marketPath(address).segment === segment
  if (!news.addresses.includes(path)) {
    return (
      <details open>
        <summary>There is no page at this address. These exist:</summary>
        <ul>
          {news.addresses.filter(inMarket).map(address => (
            <li key={address}>
              <a href={address + location.search}>{address}</a>
            </li>
          ))}
        </ul>
      </details>
    )
  }
  return news.homePaths[variant]?.includes(path) ? (
    <p>
      Only the other site has a page at this address. This one shows its home page here, as visitors
      see it.
    </p>
  ) : null
}

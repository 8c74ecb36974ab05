import type { ReactElement } from 'react'
import { fill } from '../../../shared/content/fill.ts'
import type { CardContent } from '../../../shared/pages/card-content.ts'
import type { RankedBrand } from '../../../shared/site-info/rank-brands.ts'
import { Payments } from './payments.tsx'

/**
 * A bonus of up to 60 characters is an offer. A longer one begins with it, with a sentence or with
 * some 50 characters that end at a word, and goes on with its conditions.
 */
const offerAndConditions = /^(.{0,60}$|.{9,60}?[.!?](?= [A-Z])|.{48}\S*)(.*)/s

type BrandCardProps = { rankedBrand: RankedBrand; cardContent: CardContent }

/**
 * Renders a brand card (spec §2, Brand card). The first button's link covers the whole card; the
 * second button and the payment list are above it. Links are marked as paid and open in a new tab.
 * A part for which the service sends nothing is left out. A logo that fails to load shows the host,
 * which it hides otherwise (loader/note-early-events.ts). The microdata has only the link and its
 * position, never the fixed score and ratings. Keep the elements few: cards are most of what a
 * phone lays out. The stylesheet sizes the pictures; their width and height are all alike, because
 * that compresses well.
 */
export function BrandCard({ rankedBrand, cardContent }: BrandCardProps): ReactElement {
  const { brand, rank, score } = rankedBrand
  const { labels, trophies } = cardContent
  const trophy = trophies[rank - 1]
  const link = { target: '_blank', rel: 'sponsored nofollow noopener' }
  const [, offer, conditions] = brand.bonus.split(offerAndConditions)
  const named = (text: string) => `${text}: ${brand.host}, ${labels.opensInNewTab}`
  return (
    <li
      className="brand-card"
      itemProp="itemListElement"
      itemScope
      itemType="https://schema.org/ListItem"
    >
      <meta itemProp="position" content={`${rank}`} />
      <p className="brand-rank">
        {fill(labels.rank, { rank })}
        {trophy ? (
          <img alt={trophy.alt} width="40" height="40" loading="lazy" src={trophy.src} />
        ) : null}
      </p>
      {/* Lazy even in the viewport, so that no picture delays the card's first frame. */}
      <p className="brand-logo">
        {brand.logo ? (
          <img
            alt={brand.host}
            width="40"
            height="40"
            loading="lazy"
            decoding="async"
            referrerPolicy="no-referrer"
            src={brand.logo}
          />
        ) : null}
        {brand.host}
      </p>
      <div className="brand-score">
        <strong aria-hidden="true">{score}</strong>
        <span
          className="stars"
          data-score={score}
          role="img"
          aria-label={fill(labels.score, { score })}
        />
        {`${labels.rateIt} (${labels.ratings})`}
      </div>
      {offer ? (
        <div className="brand-bonus">
          {`${labels.bonus} `}
          <strong>
            <span>{offer}</span>
            {conditions}
          </strong>
        </div>
      ) : null}
      <div className="brand-visit">
        <p>{labels.visitCasino}</p>
        <a
          className="button covers-card"
          href={brand.url}
          itemProp="url"
          aria-label={named(labels.getBonus)}
          {...link}
        >
          {labels.getBonus}
        </a>
        <a className="button second" href={brand.url} aria-label={named(labels.playNow)} {...link}>
          {labels.playNow}
        </a>
      </div>
      {brand.privileges.length ? (
        <div className="brand-privileges">
          {`${labels.privileges} `}
          <ul role="list">
            {brand.privileges.map((text, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: two may say the same
              <li key={index}>{text}</li>
            ))}
          </ul>
        </div>
      ) : null}
      <Payments id={`payments:${rank}`} brand={brand} labels={labels} />
    </li>
  )
}

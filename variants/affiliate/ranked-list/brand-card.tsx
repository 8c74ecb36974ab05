import type { ReactElement } from 'react'
import { fill } from '../../../shared/content/fill.ts'
import type { CardContent } from '../../../shared/pages/card-content.ts'
import type { RankedBrand } from '../../../shared/site-info/rank-brands.ts'
import { Payments } from './payments.tsx'

type BrandCardProps = { ranked: RankedBrand; cardContent: CardContent }

/**
 * Renders a brand card (spec §2, Brand card). The first button's link covers the whole card; the
 * second button and the payment list are above it. Links are marked as paid and open in a new tab.
 * A block that the service sends nothing for is left out. A logo that fails to load shows the host,
 * which it hides otherwise (loader/mark-events.ts). The microdata has only the link and its
 * position, never the fixed score and ratings. Keep the elements few: cards are most of what a
 * phone lays out.
 */
export function BrandCard({ ranked, cardContent }: BrandCardProps): ReactElement {
  const { brand, rank, score } = ranked
  const { labels, trophies } = cardContent
  const trophy = trophies[rank - 1]
  const link = { target: '_blank', rel: 'sponsored nofollow noopener' }
  const named = (text: string) => `${text}: ${brand.host}, ${labels.opensInNewTab}`
  return (
    <li
      className="brand-card"
      data-testid="brand-card"
      itemProp="itemListElement"
      itemScope
      itemType="https://schema.org/ListItem"
    >
      <meta itemProp="position" content={`${rank}`} />
      <p className="brand-rank">
        {fill(labels.rank, { rank })}
        {trophy ? (
          // biome-ignore lint/a11y/useAltText: it is among the attributes
          <img className="trophy" width="40" height="40" loading="lazy" {...trophy} />
        ) : null}
      </p>
      {/* Lazy even in the viewport, so that no picture delays the card's first frame. */}
      <p className="brand-logo">
        {brand.logo ? (
          <img
            alt={brand.host}
            width="160"
            height="64"
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
      {brand.blocks.map(({ name, texts }) =>
        texts.some(Boolean) ? (
          <div key={name} className={`brand-texts brand-${name}`}>
            {`${labels[name]} `}
            {texts.length > 1 ? (
              <ul>
                {texts.filter(Boolean).map((text, index) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: two may say the same
                  <li key={index}>{text}</li>
                ))}
              </ul>
            ) : (
              // With smaller letters, no condition of a long text is cut.
              <strong className={texts.join().length > 60 ? 'long' : undefined}>{texts}</strong>
            )}
          </div>
        ) : null,
      )}
      <div className="brand-visit">
        {`${labels.visitCasino} `}
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
      <Payments id={`payments:${rank}`} brand={brand} labels={labels} />
    </li>
  )
}

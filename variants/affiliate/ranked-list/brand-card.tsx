import type { ReactElement } from 'react'
import { fill } from '../../../shared/content/fill.ts'
import type { CardContext } from '../../../shared/entry-page/card-context.ts'
import { foldPayments } from '../../../shared/site-info/fold-payments.ts'
import type { RankedBrand } from '../../../shared/site-info/rank-brands.ts'
import { PaymentIcons } from './payment-icons.tsx'

type BrandCardProps = { ranked: RankedBrand; context: CardContext }

/**
 * A brand card (spec §2, Brand card). The whole card is one link, that of the first button, which
 * covers it; the second button and the payment fold stand above that. Links carry what a paid link
 * has to, and open in a new tab. To search engines it is a link at a place in a list, no more: what
 * is fixed by the specification (score, count of ratings) is not said in the microdata.
 */
export function BrandCard({ ranked, context }: BrandCardProps): ReactElement {
  const { brand, rank, score, trophy } = ranked
  const { labels, images } = context
  const { shown, folded } = foldPayments(brand.payments)
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
          <img
            className="trophy"
            src={images[`trophy-${trophy}`]}
            alt={labels[`trophy${trophy}`]}
            width="40"
            height="40"
            loading="lazy"
          />
        ) : null}
      </p>
      {/* Lazy in sight too: the layout fetches it, so that no picture comes before the card's frame. */}
      {brand.logo ? (
        <img
          className="brand-logo"
          src={brand.logo}
          alt={brand.host}
          width="160"
          height="64"
          loading="lazy"
          decoding="async"
          referrerPolicy="no-referrer"
        />
      ) : (
        <p className="brand-logo">{brand.host}</p>
      )}
      <div className="brand-score">
        <strong aria-hidden="true">{score}</strong>
        <span className="visually-hidden">{fill(labels.score, { score })}</span>
        <span className="rate-it">{labels.rateIt}</span>
        <span className="stars" data-score={score} aria-hidden="true" />
        <span className="ratings">{labels.ratings}</span>
      </div>
      <div className="brand-bonus">
        <span className="block-name">{labels.welcomeBonus}</span>
        <strong>{brand.bonus}</strong>
      </div>
      <div className="brand-privileges">
        <span className="block-name">{labels.privilege}</span>
        <ul>
          {brand.privileges.map((text, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: three fixed places
            <li key={index}>{text ? <span>{text}</span> : null}</li>
          ))}
        </ul>
      </div>
      <div className="brand-payments">
        <span className="block-name">{labels.paymentMethods}</span>
        <PaymentIcons payments={shown} />
        {folded.length ? (
          <button type="button" className="more-payments" popoverTarget={`payments-${rank}`}>
            {fill(labels.morePayments, { count: folded.length })}
          </button>
        ) : null}
        {folded.length ? (
          <div id={`payments-${rank}`} className="all-payments" popover="auto">
            <button
              type="button"
              className="exit"
              popoverTarget={`payments-${rank}`}
              popoverTargetAction="hide"
              aria-label={labels.closePayments}
            />
            <p className="block-name">{fill(labels.restOfPayments, { brand: brand.host })}</p>
            <PaymentIcons payments={folded} />
          </div>
        ) : null}
      </div>
      <div className="brand-visit">
        <span className="block-name">{labels.visitCasino}</span>
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
    </li>
  )
}

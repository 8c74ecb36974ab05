import type { ReactElement } from 'react'
import { fill } from '../../../shared/content/fill.ts'
import type { CardContext } from '../../../shared/pages/card-context.ts'
import type { Brand } from '../../../shared/site-info/site-info.ts'

/** The icons in sight; the others are behind 'N more ways to deposit' (spec §9). */
const SHOWN = 6

type PaymentsProps = {
  id: string
  brand: Brand
  labels: CardContext['labels']
}

/**
 * The payment block of a card (spec §2, §4): the first icons, and a list with the rest that opens
 * over the page and is closed by a click outside, its button or Escape.
 */
export function Payments({ id, brand, labels }: PaymentsProps): ReactElement | null {
  const { payments, host } = brand
  if (!payments.length) return null
  const folded = payments.slice(SHOWN)
  return (
    <div className="brand-payments">
      {`${labels.paymentMethods} `}
      <span className="payment-icons">{payments.slice(0, SHOWN).map(icon)}</span>
      {folded.length ? (
        <button type="button" className="more-payments" popoverTarget={id}>
          {fill(labels.morePayments, { count: folded.length })}
        </button>
      ) : null}
      {folded.length ? (
        <div id={id} className="all-payments payment-icons" popover="auto">
          <button
            type="button"
            className="exit"
            popoverTarget={id}
            popoverTargetAction="hide"
            aria-label={labels.closePayments}
          />
          <p>{fill(labels.restOfPayments, { brand: host })}</p>
          {folded.map(icon)}
        </div>
      ) : null}
    </div>
  )
}

/**
 * A payment icon. The service names addresses alone, so there is nothing to say about one but that
 * it is there: icons are decoration beside the words that name the block.
 */
const icon = (address: string, index: number): ReactElement => (
  <img
    key={index}
    alt=""
    width="48"
    height="30"
    loading="lazy"
    decoding="async"
    referrerPolicy="no-referrer"
    src={address}
  />
)

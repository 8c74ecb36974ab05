import type { ReactElement } from 'react'
import { fill } from '../../../shared/content/fill.ts'
import type { CardContent } from '../../../shared/pages/card-content.ts'
import type { Brand } from '../../../shared/site-info/site-info.ts'

/** The number of icons shown. 'N more ways to deposit' opens the others (spec §9). */
const SHOWN = 6

type PaymentsProps = {
  id: string
  brand: Brand
  labels: CardContent['labels']
}

/** Renders a card's payment methods (spec §2, §4): the first icons, and a popover with the rest. */
export function Payments({ id, brand, labels }: PaymentsProps): ReactElement | null {
  const { payments, host } = brand
  if (!payments.length) {
    return null
  }
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
            aria-label={labels.closePayments}
          />
          <p>{fill(labels.restOfPayments, { brand: host })}</p>
          {folded.map(icon)}
        </div>
      ) : null}
    </div>
  )
}

/** Renders a payment icon, without text: the service sends only its address. */
const icon = (address: string, index: number): ReactElement => (
  <img
    key={index}
    alt=""
    width="40"
    height="40"
    loading="lazy"
    decoding="async"
    referrerPolicy="no-referrer"
    src={address}
  />
)

import type { ReactElement } from 'react'

/**
 * A row of payment icons. The service names addresses alone, so there is nothing to say about one
 * but that it is there: they are decoration beside the heading that names the row.
 */
export function PaymentIcons({ payments }: { payments: readonly string[] }): ReactElement {
  return (
    <span className="payment-icons">
      {payments.map((address, index) => (
        <img
          // biome-ignore lint/suspicious/noArrayIndexKey: a service may name one icon twice
          key={index}
          src={address}
          alt=""
          width="48"
          height="30"
          loading="lazy"
          decoding="async"
          referrerPolicy="no-referrer"
        />
      ))}
    </span>
  )
}

import type { ReactNode } from 'react'

type HelplineProps = {
  labels: Record<'helpline' | 'helplineNumber', string>
  /** The number's class, such as a button's. */
  className?: string
}

/** Renders the helpline for problems with gambling. A press on the number calls it. */
export const Helpline = ({ labels, className }: HelplineProps): ReactNode => (
  <>
    {`${labels.helpline} `}
    <a className={className} href={`tel:${labels.helplineNumber.replace(/\D/g, '')}`}>
      {labels.helplineNumber}
    </a>
  </>
)

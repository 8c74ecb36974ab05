import type { ReactNode } from 'react'

type HelplineProps = { labels: Record<'helpline' | 'helplineNumber', string> }

/** Renders the helpline for problems with gambling. A press on the number calls it. */
export const Helpline = ({ labels: { helpline, helplineNumber } }: HelplineProps): ReactNode => (
  <>
    {`${helpline} `}
    <a href={`tel:${helplineNumber.replace(/\D/g, '')}`}>{helplineNumber}</a>
  </>
)

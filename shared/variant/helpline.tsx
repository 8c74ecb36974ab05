import type { ReactNode } from 'react'
import { telephoneNumbers } from '../content/telephone-numbers.ts'

type HelplineProps = {
  labels: Record<'helpline', string>
  /** The numbers' class, such as a button's. */
  className?: string
}

/** Renders where to find help with gambling. A press on a number calls it. */
export const Helpline = ({ labels, className }: HelplineProps): ReactNode =>
  labels.helpline.split(telephoneNumbers).map((part, index) =>
    // Every second part is what the pattern found.
    index % 2 === 0 ? (
      part
    ) : (
      <a key={part} className={className} href={`tel:${part.replace(/\s/g, '')}`}>
        {part}
      </a>
    ),
  )

import type { ReactNode } from 'react'

type SwitchProps = { label: string; on: boolean; turn: (on: boolean) => void }

/** A labelled box to tick. */
export const Switch = ({ label, on, turn }: SwitchProps): ReactNode => (
  <label className="switch">
    <input type="checkbox" checked={on} onChange={({ target }) => turn(target.checked)} />
    {label}
  </label>
)

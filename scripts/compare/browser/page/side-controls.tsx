import type { ReactNode } from 'react'
import type { ComparisonData } from '../../findings/comparison-data.ts'
import { Choice } from './choice.tsx'
import { type CompareState, type SideName, themes } from './compare-state.ts'
import type { Change } from './use-state-in-address.ts'

type SideControlsProps = {
  side: SideName
  data: ComparisonData
  state: CompareState
  change: Change
}

const themeNames = { '': 'as the scenario says', dark: 'Black.css', light: 'index.css' }

/** What the info service answers to a side, and with which `status`. */
export function SideControls({ side, data, state, change }: SideControlsProps): ReactNode {
  const name = side === 'left' ? 'Left' : 'Right'
  return (
    <fieldset>
      <legend className="visually-hidden">{name}</legend>
      <Choice
        label={`${name} scenario`}
        value={state[side]}
        options={data.scenarios.map(value => ({
          value: value.name,
          text: `${value.name}: ${value.description}`,
        }))}
        choose={scenario => change({ [side]: scenario })}
      />
      <Choice
        label={`${name} theme`}
        value={state[`${side}Theme`]}
        options={themes.map(value => ({ value, text: themeNames[value] }))}
        choose={theme => change({ [`${side}Theme`]: theme })}
      />
    </fieldset>
  )
}

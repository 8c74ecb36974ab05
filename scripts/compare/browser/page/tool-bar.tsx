import type { ReactNode } from 'react'
import { languageOf, marketPath, publicPath } from '../../../../shared/routes/market-path.ts'
import type { KnownSite } from '../page-facts.ts'
import type { Change } from './compare-page.tsx'
import { type CompareState, type SideName, themes, widths } from './compare-state.ts'

type ToolBarProps = {
  data: KnownSite
  state: CompareState
  change: Change
  showKeys: () => void
}

const themeNames = { '': 'as answered', dark: 'Black.css', light: 'index.css' }

/** What is compared, and how: every control writes the state. */
export function ToolBar({ data, state, change, showKeys }: ToolBarProps): ReactNode {
  const { segment, path } = marketPath(state.path)
  const sideControls = (side: SideName, name: string) => (
    <>
      <Choice
        label={`${name} scenario`}
        value={state[side]}
        options={data.scenarios.map(each => [each.name, `${each.name}: ${each.description}`])}
        choose={scenario => change({ [side]: scenario })}
      />
      <Choice
        label={`${name} theme`}
        value={state[`${side}Theme`]}
        options={themes.map(theme => [theme, themeNames[theme]])}
        choose={theme => change({ [`${side}Theme`]: theme })}
      />
    </>
  )
  return (
    <header className="tool-bar">
      <h1>Compare</h1>
      <Choice
        label="Market"
        value={segment}
        options={data.segments.map(each => [each, `${each || 'none'} (${languageOf(each)})`])}
        choose={chosen => change({ path: publicPath(chosen, path), rightPath: '' })}
      />
      {sideControls('left', 'Left')}
      {sideControls('right', 'Right')}
      <Choice
        label="Width"
        value={`${state.width}`}
        options={[...new Set([...widths, state.width])].map(each => [`${each}`, `${each}`])}
        choose={width => change({ width: Number(width) })}
      />
      <label>
        Clock
        <input
          type="date"
          value={state.clock.slice(0, 10)}
          onChange={({ target }) => change({ clock: target.value && `${target.value}T00:00:00Z` })}
        />
      </label>
      <label>
        Shuffle
        <input
          type="number"
          value={state.seed}
          onChange={({ target }) => change({ seed: target.value })}
        />
      </label>
      <label className="switch">
        <input
          type="checkbox"
          checked={state.together}
          onChange={({ target }) =>
            change({ together: target.checked, ...(target.checked && { rightPath: '' }) })
          }
        />
        Together
      </label>
      <button type="button" className="button second" onClick={showKeys}>
        Keys (?)
      </button>
    </header>
  )
}

type ChoiceProps = {
  label: string
  value: string
  options: [value: string, text: string][]
  choose: (value: string) => void
}

const Choice = ({ label, value, options, choose }: ChoiceProps): ReactNode => (
  <label>
    {label}
    <select value={value} onChange={({ target }) => choose(target.value)}>
      {options.map(([value, text]) => (
        <option key={value} value={value}>
          {text}
        </option>
      ))}
    </select>
  </label>
)

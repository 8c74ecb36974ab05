import type { ReactNode } from 'react'
import { languageOf, marketPath, publicPath } from '../../../../shared/routes/market-path.ts'
import type { KnownSite } from '../page-facts.ts'
import type { Change } from './compare-page.tsx'
import { type CompareState, themes, widths } from './compare-state.ts'

type ToolBarProps = { site: KnownSite; state: CompareState; change: Change; showKeys: () => void }

const themeNames = { '': 'as answered', dark: 'Black.css', light: 'index.css' }

/** What is compared, and how: every control writes the state. */
export function ToolBar({ site, state, change, showKeys }: ToolBarProps): ReactNode {
  const { segment, path } = marketPath(state.path)
  const scenarios = site.scenarios.map(({ name, description }) => [name, `${name}: ${description}`])
  return (
    <header className="tool-bar">
      <h1>Compare</h1>
      <Choice
        label="Market"
        value={segment}
        options={site.segments.map(each => [each, `${each || 'none'} (${languageOf(each)})`])}
        choose={chosen => change({ path: publicPath(chosen, path), rightPath: '' })}
      />
      <Choice
        label="Left"
        value={state.left}
        options={scenarios}
        choose={left => change({ left })}
      />
      <Choice
        label="Right"
        value={state.right}
        options={scenarios}
        choose={right => change({ right })}
      />
      <Choice
        label="Stylesheet"
        value={state.theme}
        options={themes.map(theme => [theme, themeNames[theme]])}
        choose={chosen => change({ theme: themes.find(theme => theme === chosen) ?? '' })}
      />
      <Choice
        label="Width"
        value={`${state.width}`}
        options={[...new Set([...widths, state.width])].map(each => [`${each}`, `${each} px`])}
        choose={width => change({ width: Number(width) })}
      />
      <Switch label="Fixed clock" on={state.fixed} turn={fixed => change({ fixed })} />
      <Switch
        label="Together"
        on={state.together}
        turn={together => change({ together, ...(together && { rightPath: '' }) })}
      />
      <button type="button" className="button second" onClick={showKeys}>
        Keys (?)
      </button>
    </header>
  )
}

type ChoiceProps = {
  label: string
  value: string
  options: string[][]
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

type SwitchProps = { label: string; on: boolean; turn: (on: boolean) => void }

const Switch = ({ label, on, turn }: SwitchProps): ReactNode => (
  <label>
    <input type="checkbox" checked={on} onChange={({ target }) => turn(target.checked)} /> {label}
  </label>
)

import type { ReactNode } from 'react'
import { languageOf, marketPath, publicPath } from '../../../../shared/routes/market-path.ts'
import type { ComparisonData } from '../../findings/comparison-data.ts'
import { Choice } from './choice.tsx'
import { againsts, type CompareState, usual, views, widthLimits } from './compare-state.ts'
import { SideControls } from './side-controls.tsx'
import { Switch } from './switch.tsx'
import type { Change } from './use-state-in-address.ts'

type ToolBarProps = {
  data: ComparisonData
  state: CompareState
  change: Change
  showKeys: () => void
}

const viewNames = { side: 'side by side', slider: 'slider', blend: 'blend', blink: 'blink' }
const againstNames = {
  other: 'right over left',
  left: 'left: approved over now',
  right: 'right: approved over now',
}
const groups = { both: 'Both', affiliate: 'Affiliate only', social: 'Social only' }

/** What is compared, and how: every control writes the state. */
export function ToolBar({ data, state, change, showKeys }: ToolBarProps): ReactNode {
  const { segment, path } = marketPath(state.path)
  return (
    <header className="tool-bar">
      <h1>Compare</h1>
      <Choice
        label="Page"
        value={path}
        options={data.pages.map(page => ({
          value: page.path,
          text: page.path,
          group: groups[page.in],
        }))}
        choose={chosen => change({ path: publicPath(segment, chosen) })}
      />
      <Choice
        label="Market"
        value={segment}
        options={data.segments.map(value => ({
          value,
          text: `${value || 'none'} (${languageOf(value) === 'fi' ? 'Finnish' : 'English'})`,
        }))}
        choose={chosen => change({ path: publicPath(chosen, path) })}
      />
      <SideControls side="left" {...{ data, state, change }} />
      <SideControls side="right" {...{ data, state, change }} />
      <label>
        Width
        <input
          type="number"
          {...widthLimits}
          value={state.width}
          onChange={({ target }) => change({ width: target.valueAsNumber || usual.width })}
        />
      </label>
      <label>
        Clock
        <input
          type="date"
          value={state.clock.slice(0, 10)}
          onChange={({ target }) => change({ clock: target.value && `${target.value}T00:00:00Z` })}
        />
      </label>
      <label>
        Shuffle seed
        <input
          type="number"
          value={state.seed}
          onChange={({ target }) => change({ seed: target.value })}
        />
      </label>
      <Switch label="Together" on={state.together} turn={together => change({ together })} />
      <Choice
        label="View"
        value={state.view}
        options={views.map(value => ({ value, text: viewNames[value] }))}
        choose={view => change({ view })}
      />
      <Choice
        label="Overlay"
        value={state.against}
        options={againsts.map(value => ({ value, text: againstNames[value] }))}
        choose={against => change({ against })}
      />
      {state.view === 'slider' ? (
        <label>
          Slider
          <input
            type="range"
            value={state.at}
            onChange={({ target }) => change({ at: target.valueAsNumber })}
          />
        </label>
      ) : null}
      <Switch
        label="Differences"
        on={state.differences}
        turn={differences => change({ differences })}
      />
      <button type="button" className="button second" onClick={showKeys}>
        Keys (?)
      </button>
    </header>
  )
}

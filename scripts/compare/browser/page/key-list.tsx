import type { ReactNode, RefObject } from 'react'
import { shortcuts } from './shortcuts.ts'

/** The list of keys, which opens on `?`. */
export const KeyList = ({ dialog }: { dialog: RefObject<HTMLDialogElement | null> }): ReactNode => (
  <dialog ref={dialog} aria-labelledby="keys">
    <h2 id="keys">Keys</h2>
    <dl>
      <div>
        <dt>
          <kbd>?</kbd>
        </dt>
        <dd>This list</dd>
      </div>
      {shortcuts.map(({ key, says }) => (
        <div key={key}>
          <dt>
            <kbd>{key}</kbd>
          </dt>
          <dd>{says}</dd>
        </div>
      ))}
    </dl>
    <form method="dialog">
      <button type="submit" className="button second">
        Close
      </button>
    </form>
  </dialog>
)

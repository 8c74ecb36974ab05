import { type ReactNode, useId } from 'react'

type ChoiceProps<T extends string> = {
  label: string
  value: T
  options: readonly { value: T; text: string; group?: string }[]
  choose: (value: T) => void
}

/** A labelled list to choose from, in groups where the options name any. */
export function Choice<T extends string>(props: ChoiceProps<T>): ReactNode {
  const { label, value, options, choose } = props
  const id = useId()
  const groups = [...new Set(options.map(({ group }) => group))]
  const isOption = (text: string): T | undefined =>
    options.find(option => option.value === text)?.value
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <select
        id={id}
        value={value}
        onChange={({ target }) => {
          const chosen = isOption(target.value)
          if (chosen !== undefined) choose(chosen)
        }}
      >
        {groups.map(group => {
          const own = options
            .filter(option => option.group === group)
            .map(option => (
              <option key={option.value} value={option.value}>
                {option.text}
              </option>
            ))
          return group ? (
            <optgroup key={group} label={group}>
              {own}
            </optgroup>
          ) : (
            own
          )
        })}
      </select>
    </div>
  )
}

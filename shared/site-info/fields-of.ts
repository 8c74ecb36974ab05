/** Gives `value` where it can have fields, otherwise an object without any. Never throws. */
export function fieldsOf(value: unknown): object {
  return Object(value)
}

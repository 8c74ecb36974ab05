/** Gives an object in which to look for fields, whatever `value` is. Never throws. */
export function fieldsOf(value: unknown): object {
  return Object(value)
}

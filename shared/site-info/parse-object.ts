/** Returns an object to read fields of, which has none if `value` is not an object. */
export const parseObject = (value: unknown): object =>
  typeof value === 'object' && value !== null ? value : {}

/** Makes fields readable: what is not an object has none. */
export const parseObject = (value: unknown): object =>
  typeof value === 'object' && value !== null ? value : {}

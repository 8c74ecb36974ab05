/** Returns what was thrown as an error, which may have the fields that Node adds. */
export const asError = (thrown: unknown): NodeJS.ErrnoException =>
  thrown instanceof Error ? thrown : new Error(`${thrown}`)

/** Tells the console that the page stays as it is. */
export const reportFailure = (error: unknown): void =>
  console.error(`Sayfa etkinleştirilemedi: ${error}`)

/** Logs that React does not hydrate the page. */
export const reportFailure = (error: unknown): void =>
  console.error(`Sayfa etkinleştirilemedi: ${error}`)

/** The oldest browsers that scripts and stylesheets are built for (README names them too). */
const oldest = { chrome: 120, edge: 120, firefox: 130, ios_saf: 17.2, safari: 17.2, samsung: 25 }

/** The same for Lightning CSS: only major versions, in the third byte. */
export const styleTargets = Object.fromEntries(
  Object.entries(oldest).map(([browser, version]) => [browser, version << 16]),
)

/** The same for Vite and Rolldown. */
export const scriptTargets = Object.entries(oldest).map(
  ([browser, version]) => browser.replace('_saf', '') + version,
)

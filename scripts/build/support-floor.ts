/** The oldest browsers that scripts and stylesheets are built for (README names them too). */
const oldest = { chrome: 120, edge: 120, firefox: 125, ios_saf: 17, safari: 17, samsung: 25 }

/** The same for Lightning CSS, whose numbers have the major version in the third byte. */
export const styleTargets = Object.fromEntries(
  Object.entries(oldest).map(([browser, version]) => [browser, version << 16]),
)

/** The same for Vite and Rolldown. */
export const scriptTargets = Object.entries(oldest).map(
  ([browser, version]) => browser.replace('_saf', '') + version,
)

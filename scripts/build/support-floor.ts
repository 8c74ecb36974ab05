/** The oldest browsers that scripts and stylesheets are built for (README names them too). */
const oldest = { chrome: 120, edge: 120, firefox: 130, ios_saf: 17.2, safari: 17.2, samsung: 25 }

/** The same as Vite names them. */
export const scriptTargets = Object.entries(oldest).map(
  ([browser, version]) => browser.replace('_saf', '') + version,
)

/** Vite knows no stylesheets for Samsung Internet 25, which is Chrome 121. */
export const styleTargets = scriptTargets.filter(target => !target.startsWith('samsung'))

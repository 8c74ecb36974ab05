/**
 * Makes Vite’s aliases for the router’s production build. The router’s package exports only the
 * development build, whose error page gives visitors advice for developers.
 */
export function productionRouter(root: string): Record<string, string> {
  const folder = `${root.replace(/\/$/, '')}/node_modules/react-router/dist/production`
  return {
    'react-router/dom': `${folder}/dom-export.mjs`,
    'react-router': `${folder}/index.mjs`,
  }
}

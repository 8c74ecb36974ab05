import type { Plugin } from 'vite'

/**
 * Gives browsers the router’s production build. The router’s package exports only the development
 * build, whose error page gives visitors advice for developers.
 */
export const productionRouter = (): Plugin => ({
  name: 'production-router',
  config: ({ root = process.cwd() }) => {
    const folder = `${root}/node_modules/react-router/dist/production`
    const alias = {
      'react-router/dom': `${folder}/dom-export.mjs`,
      'react-router': `${folder}/index.mjs`,
    }
    return { resolve: { alias } }
  },
})

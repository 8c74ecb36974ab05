import type { Plugin } from 'vite'
import { infoServiceHandler } from '../serve/stand-ins/info-service.ts'

/** Answers the calls to the info service in the preview. */
export const standIns = (): Plugin => ({
  name: 'stand-ins',
  configureServer({ config, middlewares }) {
    const infoService = infoServiceHandler(config.siteInput.settings)
    middlewares.use((request, response, next) => {
      if (!infoService(request, response)) {
        next()
      }
    })
  },
})

import { languages } from '../../../shared/content/languages.ts'
import { addressIn } from '../../../shared/pages/language-paths.ts'
import {
  readEnvironment,
  readSettings,
  type Settings,
  standInApiKey,
} from '../../build/settings.ts'
import { languageChecks } from '../../content/rules/language-checks.ts'
import { forwardCalls } from '../forward-calls.ts'
import { serveDist } from '../serve-dist.ts'
import type { Handler, ListeningServer } from '../server.ts'
import { infoServiceHandler, sendImages } from './info-service.ts'

/**
 * Serves a built `dist`. Calls to the info service are forwarded if the settings say so; otherwise
 * the stand-in answers on the same origin. `before` answers first.
 */
export function startSite(
  dist: string,
  port: number,
  settings: Settings,
  ...before: Handler[]
): Promise<ListeningServer> {
  const service = settings.INFO_FORWARDED
    ? [forwardCalls(dist, settings), sendImages]
    : [infoServiceHandler(settings)]
  return serveDist(dist, port, ...before, ...service)
}

/** Reads settings for this machine, which call no real service, whatever an env file says. */
export const localSettings = (root: string, values: Record<string, string> = {}): Settings =>
  readSettings({
    ...readEnvironment(root),
    INFO_SERVICE_URL: '',
    INFO_FORWARDED: '',
    INFO_API_KEY: standInApiKey,
    CONTACT_URL: '',
    ...values,
  })

export const homeAddresses = (origin: string): string =>
  [
    ['The affiliate site', '/'],
    ...languages
      .filter(language => language !== 'en')
      .map(language => [`in ${languageChecks[language].name}`, addressIn(language, '/')]),
    ['The social casino', '/?secretkey=social'],
  ]
    .map(([name = '', address]) => `  ${name.padEnd(22)}  ${origin}${address}`)
    .join('\n')

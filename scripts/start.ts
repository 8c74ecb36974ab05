import { buildSite } from './build/build-site.ts'
import { serve } from './serve/server.ts'
import { infoServiceHandler } from './serve/stand-ins/info-service.ts'
import { startProviders } from './serve/stand-ins/providers.ts'
import { scenarios } from './serve/stand-ins/scenarios.ts'
import { homeAddresses, localSettings, startSite } from './serve/stand-ins/start-site.ts'
import { runCommand } from './system/run-command.ts'

await runCommand({
  usage: `npm start               builds the site and serves it with stand-ins for its services
npm start with-inbox    the same, with an inbox for the contact form`,
  options: { 'with-inbox': { type: 'boolean' } },
  run: async ({ values }) => {
    const root = process.cwd()
    const providers = values['with-inbox'] && (await startProviders(8082))
    const CONTACT_URL = providers ? `${providers.origin}/inbox` : ''
    const service = await serve(infoServiceHandler(localSettings(root)), 8081)
    const settings = localSettings(root, {
      INFO_SERVICE_URL: service.origin,
      INFO_FORWARDED: 'true',
      CONTACT_URL,
    })
    console.log('Building …')
    const { dist } = await buildSite({ root, command: 'start', settings })
    const site = await startSite(dist, 8080, settings)
    console.log(`
${homeAddresses(site.origin)}
${CONTACT_URL && `  Its form’s inbox        ${CONTACT_URL}\n`}
Other answers of the info service, each as ${site.origin}/?secretkey=<name>:
${Object.entries(scenarios)
  .map(([name, { shows }]) => `  ${name.padEnd(22)}  ${shows}`)
  .join('\n')}

Stop with Ctrl+C.`)
  },
})

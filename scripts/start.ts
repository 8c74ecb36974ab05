import { buildSite } from './build/build-site.ts'
import { runCommand } from './run-command.ts'
import { standInSettings, startSite } from './serve/start-site.ts'
import { onFreePort } from './stand-ins/listen.ts'
import { startProviders } from './stand-ins/providers.ts'
import { scenarios } from './stand-ins/scenarios.ts'

await runCommand({
  usage: `npm start               builds the site and serves it with stand-ins for every service
npm start with-inbox    the same with an inbox that the contact form delivers to`,
  options: { 'with-inbox': { type: 'boolean', default: false } },
  run: async ({ values }) => {
    const root = process.cwd()
    const providers = await onFreePort(8082, startProviders)
    const inbox = values['with-inbox'] ? `${providers.origin}/inbox` : ''
    const settings = standInSettings(root, providers.origin, inbox)
    console.log('Building …')
    const { dist } = await buildSite({ root, command: 'start', settings })
    const site = await onFreePort(8080, port => startSite(dist, port, settings))
    console.log(`
  The affiliate site      ${site.origin}/
  in Finnish              ${site.origin}/fi
  The social casino       ${site.origin}/?secretkey=social
${inbox && `  Its form’s inbox        ${inbox}\n`}
Other answers of the info service, each as ${site.origin}/?secretkey=<name>:
${Object.entries(scenarios)
  .map(([name, { description }]) => `  ${name.padEnd(22)}  ${description}`)
  .join('\n')}

Stop with Ctrl+C.`)
  },
})

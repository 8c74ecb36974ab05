import { buildSite } from './build/build-site.ts'
import { onFreePort } from './serve/server.ts'
import { scenarios } from './stand-ins/scenarios.ts'
import { startSite, startStandIns } from './stand-ins/start-site.ts'
import { runCommand } from './system/run-command.ts'

await runCommand({
  usage: `npm start               builds the site and serves it with stand-ins for its services
npm start with-inbox    the same with an inbox that the contact form delivers to`,
  options: { 'with-inbox': { type: 'boolean', default: false } },
  run: async ({ values }) => {
    const root = process.cwd()
    const inbox: Record<string, string> = values['with-inbox'] ? { CONTACT_URL: '/inbox' } : {}
    const settings = await startStandIns(root, inbox)
    const { contactUrl } = settings
    console.log('Building …')
    const { dist } = await buildSite({ root, command: 'start', settings })
    const site = await onFreePort(8080, port => startSite(dist, port, settings))
    console.log(`
  The affiliate site      ${site.origin}/
  in Finnish              ${site.origin}/fi
  The social casino       ${site.origin}/?secretkey=social
${contactUrl && `  Its form’s inbox        ${contactUrl}\n`}
Other answers of the info service, each as ${site.origin}/?secretkey=<name>:
${Object.entries(scenarios)
  .map(([name, { says }]) => `  ${name.padEnd(22)}  ${says}`)
  .join('\n')}

Stop with Ctrl+C.`)
  },
})

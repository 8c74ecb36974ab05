import { join } from 'node:path'
import { buildSite } from './build/build-site.ts'
import { onFreePort } from './serve/on-free-port.ts'
import { standInSettings } from './serve/stand-in-settings.ts'
import { startSite } from './serve/start-site.ts'
import { startGameProvider } from './stand-ins/game-provider.ts'
import { scenarios } from './stand-ins/scenarios.ts'
import { startInbox } from './stand-ins/start-inbox.ts'

const root = process.cwd()
const dist = join(root, 'dist')

const games = await onFreePort(8082, port => startGameProvider({ port }))
const withInbox = process.argv.includes('--with-inbox')
const inbox = withInbox ? await onFreePort(8083, port => startInbox({ port })) : null
const settings = standInSettings(root, games.origin, inbox?.address)
console.log('Building …')
await buildSite({ root, dist, settings, now: new Date(), progress: () => {} })
const site = await onFreePort(8080, port => startSite(dist, port, settings))

const address = site.origin.replace('127.0.0.1', 'localhost')
console.log(`
  The affiliate site      ${address}/
  in Finnish              ${address}/fi
  The social casino       ${address}/?secretkey=social
${inbox ? `  Its form’s inbox        ${inbox.address}\n` : ''}
Other answers of the info service, each as ${address}/?secretkey=<name>:
${Object.entries(scenarios)
  .map(([name, { description }]) => `  ${name.padEnd(22)}  ${description}`)
  .join('\n')}

Stop with Ctrl+C.`)

import { join } from 'node:path'
import { buildSite } from './build/build-site.ts'
import { readEnvironment, readSettings } from './build/settings.ts'
import { startSite } from './serve/start-site.ts'
import { startGameProvider } from './stand-ins/game-provider.ts'
import { scenarios } from './stand-ins/scenarios.ts'

const root = process.cwd()
const dist = join(root, 'dist')

/** The wanted port, or any free one where that is taken. */
const onFreePort = <Server>(port: number, start: (port: number) => Promise<Server>) =>
  start(port).catch(error => {
    if (Object(error).code !== 'EADDRINUSE') throw error
    return start(0)
  })

const games = await onFreePort(8082, port => startGameProvider({ port }))
const settings = readSettings({
  ...readEnvironment(root),
  // Always the stand-ins, whatever an env file says of the real services.
  INFO_SERVICE_URL: '',
  INFO_API_KEY: 'stand-in-key',
  GAME_BACON_SLOT_URL: `${games.origin}/bacon-slot`,
})
console.log('Building …')
await buildSite({ root, dist, settings, now: new Date(), progress: () => {} })
const site = await onFreePort(8080, port => startSite(dist, port, settings))

const address = site.origin.replace('127.0.0.1', 'localhost')
console.log(`
  The affiliate site      ${address}/
  in Finnish              ${address}/fi
  The social casino       ${address}/?secretkey=social

Other answers of the info service, each as ${address}/?secretkey=<name>:
${Object.entries(scenarios)
  .map(([name, { description }]) => `  ${name.padEnd(22)}  ${description}`)
  .join('\n')}

Stop with Ctrl+C.`)

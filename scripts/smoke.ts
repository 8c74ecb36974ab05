import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { readEnvironment, readSettings } from './build/settings.ts'
import { siteFileOf } from './build/site-file.ts'
import { smokeTest } from './smoke/smoke-test.ts'
import { CommandError, runCommand, UsageError } from './system/run-command.ts'
import { isWeb } from './system/web-address.ts'

await runCommand({
  usage: 'npm run smoke https://www.example.com    compares a published site with dist/',
  allowPositionals: true,
  run: async ({ positionals: [typed = ''] }) => {
    if (!isWeb(typed)) {
      throw new UsageError(`"${typed}" is not a web address.`)
    }
    const address = new URL(typed)
    if (address.username || address.password) {
      throw new UsageError('Leave the user name and password out: the smoke test sends neither.')
    }
    const dist = join(process.cwd(), 'dist')
    if (!existsSync(dist) || !existsSync(siteFileOf(dist))) {
      throw new CommandError(
        'There is no dist/ with its site.json to compare with. Run npm run build first.',
      )
    }
    const settings = readSettings(readEnvironment(process.cwd()))
    const problems = await smokeTest(address, dist, settings)
    if (problems.length > 0) {
      throw new CommandError(`Problems found:\n${problems.map(line => `- ${line}`).join('\n')}`)
    }
    console.log(`${typed} is as in dist/. No problems found.`)
  },
})

import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { variants } from '../shared/site-info/site-info.ts'
import { reportChanges } from './build/altered-addresses.ts'
import { type BuildResult, buildSite } from './build/build-site.ts'
import { caddyConfig, nginxConfig } from './build/host-files.ts'
import {
  lostMessagesWarning,
  readEnvironment,
  readPublishedSettings,
  settingNotes,
} from './build/settings.ts'
import { count } from './content/finding.ts'
import { runCommand, UsageError } from './run-command.ts'
import { publishedHeaders } from './serve/host-headers.ts'

const seconds = (): string => `${(performance.now() / 1000).toFixed(2)} s`.padStart(9)
const list = (title: string, lines: readonly string[]): void => {
  if (lines.length > 0) console.log(`\n${title}\n${lines.map(line => `  ${line}`).join('\n')}`)
}

await runCommand({
  usage: `npm run build                 writes dist/, exactly what a host serves
npm run build only content    the same where words alone were edited, in a second`,
  options: { only: { type: 'string' } },
  run: async ({ values: { only } }) => {
    if (only !== undefined && only !== 'content')
      throw new UsageError(`There is no part "${only}" that can be built alone.`)
    const root = process.cwd()
    const settings = readPublishedSettings(readEnvironment(root))
    const warning = lostMessagesWarning(settings)
    const result = await buildSite({
      root,
      command: 'build',
      settings,
      onlyContent: only !== undefined,
      progress: step => console.log(`${seconds()}  ${step}`),
    })
    const headers = publishedHeaders(result.dist)('/')
    writeFileSync(join(root, '.build/nginx.conf'), nginxConfig(headers))
    writeFileSync(join(root, '.build/caddy.conf'), caddyConfig(headers))
    console.log(`${seconds()}  done`)
    if (warning) console.log(`\n${warning}`)
    if (result.altered) {
      list('What reads differently than in the last build', [
        ...reportChanges(result.altered),
        `${result.altered.length} pages, ${result.written.length} files in dist/ written`,
      ])
    } else {
      list('What visitors receive, after gzip', reportWeights(result))
      list('Before you publish', settingNotes(settings))
    }
    if (result.notes.length > 0)
      console.log(`\n${count(result.notes.length, 'note')} on the words: npm run content`)
  },
})

/** Returns what of each variant's scripts and of the longest page travels to a visitor. */
function reportWeights({ files, pages, routes, scripts }: BuildResult): string[] {
  const bytes = new Map(files.map(file => [`/${file.path}`, file.bytes]))
  const kilobytes = (length: number): string => `${(length / 1000).toFixed(1)} kB`
  const lines = variants.map(variant => {
    const { script, chunks } = scripts[variant]
    const lengths = [...chunks, script].map(address => bytes.get(`${address}.gz`)?.length ?? 0)
    const weight = kilobytes(lengths.reduce((sum, length) => sum + length, 0))
    return `${variant}: ${routes.routes[variant].length} pages, scripts ${weight}`
  })
  const longest = pages.reduce((most, page) =>
    page.bytes.length > most.bytes.length ? page : most,
  )
  const weight = kilobytes(gzipSync(longest.bytes).length)
  return [...lines, `${pages.length} entry pages, the longest ${weight}`]
}

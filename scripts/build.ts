import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { buildSite } from './build/build-site.ts'
import { PolicyError } from './build/check-pages.ts'
import { ContentError } from './build/read-words.ts'
import { reportChanges } from './build/report-changes.ts'
import { settingNotes } from './build/setting-notes.ts'
import { readEnvironment, readSettings, SettingError } from './build/settings.ts'

const root = process.cwd()
const usage = 'npm run build, or for edited words alone: npm run build -- --only content'
const seconds = (): string => `${(performance.now() / 1000).toFixed(2)} s`.padStart(9)
const list = (title: string, lines: readonly string[]): void => {
  if (lines.length > 0) console.log(`\n${title}\n${lines.map(line => `  ${line}`).join('\n')}`)
}

try {
  const options = process.argv.slice(2).join(' ').replace('=', ' ')
  if (options !== '' && options !== '--only content')
    throw new SettingError(`There is no option ${options}. Write ${usage}.`)
  const settings = readSettings(readEnvironment(root))
  const result = await buildSite({
    root,
    dist: join(root, 'dist'),
    settings,
    now: new Date(),
    onlyContent: options !== '',
    progress: step => console.log(`${seconds()}  ${step}`),
  })
  writeFileSync(join(root, '.build/nginx.conf'), result.nginx)
  console.log(`${seconds()}  done`)
  if (result.altered) {
    list('What reads differently than in the last build', [
      ...reportChanges(result.altered),
      `${result.altered.length} pages, ${result.written.length} files in dist/ written`,
    ])
  } else {
    const { reportBuild } = await import('./build/report-build.ts')
    console.log(`\n${reportBuild(result)}`)
    list('Before you publish', settingNotes(settings))
  }
  if (result.notes.length > 0)
    console.log(`\n${result.notes.length} notes on translations: npm run content`)
} catch (error) {
  process.exitCode = 1
  const isOurs = [SettingError, ContentError, PolicyError].some(each => error instanceof each)
  console.error(isOurs ? `\n${Object(error).message}` : error)
}

import { join } from 'node:path'
import { ContentError } from './build/read-words.ts'
import { SettingError } from './build/settings.ts'
import { devKit } from './edit/dev-kit.ts'
import { reportSave } from './edit/report-save.ts'
import { startPreview } from './edit/start-preview.ts'
import { standInSettings } from './serve/stand-in-settings.ts'
import { startGameProvider } from './stand-ins/game-provider.ts'
import { onFreePort } from './stand-ins/listen.ts'

const root = process.cwd()
try {
  const games = await onFreePort(8082, port => startGameProvider({ port }))
  const settings = standInSettings(root, games.origin)
  console.log('Starting …')
  const { kit, onSource } = await devKit(root, settings)
  const preview = await onFreePort(8070, port =>
    startPreview({
      root,
      dist: join(root, '.build/dev/dist'),
      port,
      settings,
      kit,
      saved: (files, altered, problems) =>
        console.log(reportSave(preview.origin, files, altered, problems)),
    }),
  )
  onSource(preview.refresh)
  console.log(`
  The affiliate site      ${preview.origin}/
  in Finnish              ${preview.origin}/fi
  The social casino       ${preview.origin}/?secretkey=social

Components and texts show as they are saved; a new style, picture or loader loads the page again.
Not under the site's policy: for that, and for speed as visitors have it, npm start. Stop with Ctrl+C.`)
  if (preview.problems.length > 0) console.log(`\n${preview.problems.join('\n')}`)
} catch (error) {
  const isOurs = error instanceof SettingError || error instanceof ContentError
  console.error(isOurs ? `\n${error.message}` : error)
  process.exit(1)
}

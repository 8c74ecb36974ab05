import { join } from 'node:path'
import { ContentError } from './build/read-words.ts'
import { SettingError } from './build/settings.ts'
import { builtKit } from './edit/built-kit.ts'
import { reportSave } from './edit/report-save.ts'
import { startPreview } from './edit/start-preview.ts'
import { standInSettings } from './serve/stand-in-settings.ts'
import { startGameProvider } from './stand-ins/game-provider.ts'
import { onFreePort } from './stand-ins/listen.ts'

const root = process.cwd()
try {
  const games = await onFreePort(8082, port => startGameProvider({ port }))
  const settings = standInSettings(root, games.origin)
  console.log('Getting the preview ready …')
  const kit = await builtKit(root, 'edit', settings)
  const preview = await onFreePort(8090, port =>
    startPreview({
      root,
      dist: join(root, '.build/edit/dist'),
      port,
      settings,
      kit,
      saved: (files, altered, problems) =>
        console.log(reportSave(preview.origin, files, altered, problems)),
    }),
  )
  console.log(`
  The affiliate site      ${preview.origin}/
  in Finnish              ${preview.origin}/fi
  The social casino       ${preview.origin}/?secretkey=social

Its words are in variants/affiliate/content and variants/social/content.
Change one and save it: an open page shows it at once. Stop with Ctrl+C.`)
  if (preview.problems.length > 0) console.log(`\n${preview.problems.join('\n')}`)
} catch (error) {
  const isOurs = error instanceof SettingError || error instanceof ContentError
  console.error(isOurs ? `\n${error.message}` : error)
  process.exit(1)
}

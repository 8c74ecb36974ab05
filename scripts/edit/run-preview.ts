import { join } from 'node:path'
import { type AlteredAddress, reportChanges } from '../build/altered-addresses.ts'
import type { Settings } from '../build/settings.ts'
import { describe } from '../content/finding.ts'
import { runCommand } from '../run-command.ts'
import { standInSettings } from '../serve/start-site.ts'
import { startGameProvider } from '../stand-ins/game-provider.ts'
import { onFreePort } from '../stand-ins/listen.ts'
import type { PreviewKit } from './preview-kit.ts'
import { type News, startPreview } from './start-preview.ts'

type PreviewCommand = {
  name: 'dev' | 'edit'
  /** What the command does, in one line. */
  usage: string
  port: number
  kit: (root: string, settings: Settings) => Promise<PreviewKit>
  /** What is printed below the addresses. */
  hint: string
}

/** Runs a command that shows the site while it is worked on. */
export const runPreview = ({ name, usage, port, kit, hint }: PreviewCommand): Promise<void> =>
  runCommand({
    usage: `npm run ${name}    ${usage}`,
    options: {},
    run: async () => {
      const root = process.cwd()
      const games = await onFreePort(8082, games => startGameProvider({ port: games }))
      const settings = standInSettings(root, games.origin)
      console.log('Getting the preview ready …')
      const dist = join(root, '.build', name, 'dist')
      const common = { root, dist, settings, editable: name === 'edit' }
      const ownKit = await kit(root, settings)
      const { origin, news } = await onFreePort(port, free =>
        startPreview({
          ...common,
          port: free,
          kit: ownKit,
          saved: (...saved) => console.log(reportSave(origin, ...saved)),
        }),
      )
      console.log(`
  The affiliate site      ${origin}/
  in Finnish              ${origin}/fi
  The social casino       ${origin}/?secretkey=social

${hint} Stop with Ctrl+C.`)
      if (news.errors.length > 0) console.log(`\n${news.errors.join('\n')}`)
    },
  })

/** Returns what is printed after a save: the files, and the addresses they changed or mistakes. */
function reportSave(
  origin: string,
  files: readonly string[],
  altered: readonly AlteredAddress[],
  { errors, notes, kept }: News,
): string {
  // The stand-in info service shows the affiliate site unless it is asked for the other.
  const queryOf = (variant: string): string => (variant === 'social' ? '?secretkey=social' : '')
  const changes = reportChanges(
    altered.map(each => ({ ...each, address: origin + each.address + queryOf(each.variant) })),
  )
  const nothing = errors.length === 0 && changes.length === 0
  const own = notes.filter(({ file }) => files.includes(file))
  return [
    `\n${new Date().toTimeString().slice(0, 8)}  ${files.join(', ')}`,
    ...(nothing ? ['nothing visible changed'] : changes),
    ...errors.map(error => `FIX THIS  ${error}`),
    ...(kept ? ['Until then the preview shows the last good text.'] : []),
    ...own.map(note => `note  ${describe(note)}`),
  ].join('\n          ')
}

import { buildSite } from './build/build-site.ts'
import { settingNotes } from './build/setting-notes.ts'
import { readEnvironment, readSettings } from './build/settings.ts'
import { count } from './content/finding.ts'
import { runCommand } from './system/run-command.ts'

await runCommand({
  usage: 'npm run build    writes dist/ and site.json, and what hosts need to .build/hosts/',
  run: async () => {
    const root = process.cwd()
    const settings = readSettings(readEnvironment(root), true)
    console.log('Building …')
    const built = await buildSite({ root, command: 'build', settings })
    const seconds = (performance.now() / 1000).toFixed(1)
    console.log(`${built.pages.length} pages built in ${seconds} s`)
    const notes = settingNotes(settings)
    if (notes.length > 0) {
      console.log(['\nBefore you publish', ...notes].join('\n  '))
    }
    if (built.notes.length > 0) {
      console.log(`\n${count(built.notes.length, 'message')} about the texts: npm run content`)
    }
  },
})

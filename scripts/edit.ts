import type { PreviewSite } from './edit/make-site.ts'
import { startPreview } from './edit/start-preview.ts'
import { homeAddresses } from './serve/stand-ins/start-site.ts'
import { runCommand } from './system/run-command.ts'

await runCommand({
  usage: `npm run edit    previews texts, components and styles as you save them, drafts included
npm run dev     the same`,
  run: async () => {
    console.log('Starting the preview …')
    const { origin, site } = await startPreview(process.cwd(), (files, site) => {
      const time = new Date().toTimeString().slice(0, 8)
      console.log([`\n${time}`, ...files, ...errorLines(site)].join('\n  '))
    })
    console.log(`
${homeAddresses(origin)}

The texts are in variants/affiliate/content and variants/social/content. When you save
a text, a component or a style, open pages show the change. Ctrl+C stops the preview.`)
    console.log(errorLines(site).join('\n'))
  },
})

function errorLines({ messages }: PreviewSite): string[] {
  const errors = messages.filter(({ kind }) => kind === 'error')
  return errors.map(({ message }) => `ERROR  ${message}`)
}

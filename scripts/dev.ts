import { homeAddresses } from './serve/stand-ins/start-site.ts'
import { runCommand } from './system/run-command.ts'

await runCommand({
  usage: 'npm run dev    previews texts, components and styles as you save them, drafts included',
  run: async () => {
    // Vike would add words of its own to the errors that Vite’s overlay shows. It reads this variable
    // when it is imported.
    process.env.DEBUG ??= 'vike:error'
    const { dev } = await import('vike/api')
    const { viteServer } = await dev()
    const [origin = ''] = viteServer.resolvedUrls?.local ?? []
    console.log(`
${homeAddresses(origin.replace(/\/$/, ''))}

The texts are in variants/affiliate/content and variants/social/content. When you save
a text, a component or a style, open pages show the change. Ctrl+C stops the preview.`)
    // Composing the site takes a second: it begins before the person opens a page.
    await fetch(origin).catch(() => {})
  },
})

import { devKit } from './edit/dev-kit.ts'
import { runPreview } from './edit/run-preview.ts'

await runPreview({
  name: 'dev',
  usage: 'shows components, styles and texts from the sources as they are saved',
  port: 8070,
  kit: devKit,
  hint: `Components and texts show as they are saved; a new style, picture or loader loads the page again.
Not under the site's policy: for that, and for speed as visitors have it, npm start.`,
})

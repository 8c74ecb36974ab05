import { builtKit } from './edit/preview-kit.ts'
import { runPreview } from './edit/run-preview.ts'

await runPreview({
  name: 'edit',
  usage: 'shows the words of both sites as they are saved, drafts included',
  port: 8090,
  kit: (root, settings) => builtKit(root, 'edit', settings),
  hint: `Its words are in variants/affiliate/content and variants/social/content.
Change one and save it: an open page shows it at once.`,
})

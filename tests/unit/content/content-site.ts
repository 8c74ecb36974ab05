import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { onTestFinished } from 'vitest'
import { recordTranslation } from '../../../scripts/content/record-translation.ts'
import { pageSource } from './page-source.ts'

const complete: Record<string, string> = {
  'shared/content/en/labels.yaml': 'loading: Loading\n',
  'shared/content/fi/labels.yaml': 'loading: Ladataan\n',
  'variants/affiliate/content/en/labels.yaml': 'rateIt: rate it\nrank: "#{rank}"\n',
  'variants/affiliate/content/fi/labels.yaml': 'rateIt: arvioi\nrank: "#{rank}"\n',
  'variants/affiliate/content/en/home.md': pageSource('Hello.\n'),
  'variants/affiliate/content/fi/home.md': pageSource('Hei.\n'),
  'variants/affiliate/content/en/poker.md': pageSource('Cards.\n'),
  'variants/affiliate/content/fi/poker.md': pageSource('Kortit.\n'),
}

/**
 * Writes the content files of a small, complete site to a folder that is removed after the test,
 * with the files given in place of its own; null leaves one out. Finnish files are marked as
 * following the English ones. Gives the folder.
 */
export function contentSite(files: Record<string, string | null> = {}): string {
  const root = mkdtempSync(join(tmpdir(), 'content-'))
  onTestFinished(() => rmSync(root, { recursive: true }))
  const all = { ...complete, ...files }
  const from = { namesIn: () => [], read: (file: string) => all[file] ?? null }
  for (const [file, given] of Object.entries(all)) {
    if (given === null) continue
    const english = all[file.replace('/fi/', '/en/')]
    const isTranslation = file.includes('/fi/') && english && !given.includes('translates:')
    const text = isTranslation ? recordTranslation(file, from) : given
    mkdirSync(dirname(join(root, file)), { recursive: true })
    writeFileSync(join(root, file), text)
  }
  return root
}

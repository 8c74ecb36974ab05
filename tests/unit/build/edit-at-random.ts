import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** Makes one edit that a writer could make to the words of a site, and says which. */
export function editAtRandom(root: string, random: () => number): string {
  const pick = (items: readonly string[]): string =>
    items[Math.floor(random() * items.length)] ?? ''
  const content = join(root, 'variants', pick(['affiliate', 'social']), 'content')
  const folder = join(content, pick(['en', 'fi']))
  const word = `word${Math.floor(random() * 1e6)}`
  const page = join(folder, pick(readdirSync(folder).filter(name => name.endsWith('.md'))))
  const change = (file: string, edit: (text: string) => string) =>
    writeFileSync(file, edit(readFileSync(file, 'utf8')))
  const field = (name: string) => () =>
    change(page, text => text.replace(RegExp(`^${name}: .*$`, 'm'), `${name}: ${word}`))
  const newPage = (more: string) => () =>
    writeFileSync(
      join(content, 'en', `${word}.md`),
      `---\ntitle: ${word}\ndescription: Of ${word}.\nheading: ${word}\n${more}\n---\n\n[Home](/)\n`,
    )
  const edits: Record<string, () => void> = {
    'a new sentence': () => change(page, text => `${text}\nThis is a sentence with ${word}.\n`),
    'a new section': () => change(page, text => `${text}\n## About ${word}\n\nSome **text**.\n`),
    'another heading': field('heading'),
    'another name in menus': field('link'),
    'another description': field('description'),
    'another label': () =>
      change(join(folder, 'labels.yaml'), text => {
        const labels = text.match(/^(?!helpUrl|months|translates)\w+: [^"{}\n]+$/gm) ?? []
        const label = pick(labels)
        return text.replace(label, `${label} ${word}`)
      }),
    'a new page': newPage('footer: 9'),
    'a new draft': newPage('draft: true'),
    'a translation that is gone': () =>
      rmSync(join(content, 'fi/cookie-policy.md'), { force: true }),
  }
  const name = pick(Object.keys(edits))
  edits[name]?.()
  return `${name} (${page}, ${word})`
}

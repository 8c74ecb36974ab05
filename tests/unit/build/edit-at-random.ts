import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

type Random = () => number

const folders = ['affiliate', 'social'].flatMap(variant =>
  ['en', 'fi'].map(language => `variants/${variant}/content/${language}`),
)

/** Makes one edit that a writer could make to the words of a site, and says which. */
export function editAtRandom(root: string, random: Random): string {
  const pick = <Item>(items: readonly Item[]): Item => {
    const item = items[Math.floor(random() * items.length)]
    if (item === undefined) throw new Error('There is nothing to pick from.')
    return item
  }
  const folder = pick(folders)
  const read = (file: string) => readFileSync(join(root, file), 'utf8')
  const write = (file: string, text: string) => {
    writeFileSync(join(root, file), text)
    return file
  }
  const pages = readdirSync(join(root, folder)).filter(name => name.endsWith('.md'))
  const page = `${folder}/${pick(pages)}`
  const word = `word${Math.floor(random() * 1e6)}`

  const edits: Record<string, () => string> = {
    'a new sentence': () => write(page, `${read(page)}\nThis is a sentence with ${word}.\n`),
    'a new section': () => write(page, `${read(page)}\n## About ${word}\n\nSome **text**.\n`),
    'another heading': () => write(page, read(page).replace(/^heading: .*$/m, `heading: ${word}`)),
    'another name in menus': () => write(page, read(page).replace(/^link: .*$/m, `link: ${word}`)),
    'another description': () =>
      write(page, read(page).replace(/^description: .*$/m, `description: ${word}`)),
    'another label': () => {
      const file = `${folder}/labels.yaml`
      const labels = read(file).match(/^\w+: [^"{}\n]+$/gm) ?? []
      const label = pick(labels.filter(line => !/^(helpUrl|translates)/.test(line)))
      return write(file, read(file).replace(label, `${label} ${word}`))
    },
    'a new page': () => {
      const file = `${folder.replace('/fi', '/en')}/${word}.md`
      return write(
        file,
        `---\ntitle: ${word}\ndescription: About ${word}.\nheading: ${word}\nfooter: 9\n---\n\n[Home](/)\n`,
      )
    },
    'a new draft': () =>
      write(
        `${folder.replace('/fi', '/en')}/${word}.md`,
        `---\ntitle: ${word}\ndescription: ${word}.\nheading: ${word}\ndraft: true\n---\n`,
      ),
    'a translation that is gone': () => {
      const file = `${folder.replace('/en', '/fi')}/cookie-policy.md`
      rmSync(join(root, file), { force: true })
      return file
    },
  }
  const name = pick(Object.keys(edits))
  return `${name} (${edits[name]?.()})`
}

import { readFileSync } from 'node:fs'
import { posix } from 'node:path'
import { expect, test } from 'vitest'
import { filesBelow } from '../../scripts/files-below.ts'

/** Each folder, and what its files may import. The first row that a file is in counts. */
const rules: [folder: RegExp, may: RegExp][] = [
  [/^shared\/site-info\//, /^shared\/site-info\//],
  [/^shared\/content\//, /^shared\/content\//],
  [/^shared\/(routes|entry-page)\//, /^shared\/(site-info|content|routes|entry-page)\//],
  [/^shared\//, /^shared\/|^react(-dom)?(\/|$)|^react-router-dom$/],
  // The loader paints the ranked list without React: types alone, which leave nothing behind.
  [/^loader\//, /^(loader|shared\/(site-info|entry-page)|variants\/affiliate\/ranked-list)\//],
  [
    /^variants\/affiliate\/ranked-list\//,
    /^(variants\/affiliate\/ranked-list|shared\/(site-info|content|entry-page))\/|^type react$/,
  ],
  [/^variants\/affiliate\//, /^(variants\/affiliate|shared)\/|^react(-router-dom)?$/],
  [/^variants\/social\/deliver-message/, /^(variants\/social|shared)\/|^ky$/],
  [/^variants\/social\//, /^(variants\/social|shared)\/|^react(-dom|-router-dom)?$/],
  [/^variants\/prerender/, /^(shared|variants)\//],
  [/^scripts\//, /^(?!loader|tests|(shared|variants)\/.*\.tsx$)|^type (shared|variants)\//],
]

const statement =
  /^\s*(?:import|export)\s(type\s)?[^'"`;]*?from\s*'([^']+)'|^\s*import\s*'([^']+)'|\bimport\(\s*'([^']+)'/gm

/** Returns what a file imports: a path from the root or a package's name, 'type ' before types. */
const importsOf = (file: string): string[] =>
  [...readFileSync(file, 'utf8').matchAll(statement)].map(([, type = '', ...names]) => {
    const name = names.find(Boolean) ?? ''
    return type + (name.startsWith('.') ? posix.join(posix.dirname(file), name) : name)
  })

const files = ['loader', 'scripts', 'shared', 'variants'].flatMap(folder =>
  filesBelow(folder)
    .filter(file => /\.tsx?$/.test(file))
    .map(file => `${folder}/${file}`),
)

test('every folder imports what it may, and nothing else', () => {
  const wrong: string[] = []
  const used = new Set<RegExp>()
  for (const file of files) {
    const [folder = /$/, may] = rules.find(([folder]) => folder.test(file)) ?? []
    used.add(folder)
    for (const name of importsOf(file)) {
      const isAllowed = may?.test(name) || may?.test(name.replace(/^type /, ''))
      if (!isAllowed) wrong.push(`${file} imports ${name}`)
    }
  }
  expect(wrong).toEqual([])
  expect(used.size, 'folders that are there').toBe(rules.length)
})

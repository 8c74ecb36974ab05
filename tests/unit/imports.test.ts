import { fail } from 'node:assert'
import { readFileSync } from 'node:fs'
import { posix } from 'node:path'
import { expect, test } from 'vitest'
import { filesBelow } from '../../scripts/system/files-below.ts'

// The tables are here because Biome's noRestrictedImports compares the text of an import, such as
// '../../build/a.ts', and not the file to which it leads.

/**
 * What the files of each folder of the site may import, besides each other: files of other folders
 * in this table, packages, and with `type` only a package's types. A file belongs to the longest
 * path that it begins with.
 */
const site: Record<string, string[]> = {
  'shared/site-info/': [],
  'shared/content/': [],
  'shared/pages/': ['shared/site-info/', 'shared/content/'],
  'shared/variant/': [
    ...['shared/site-info/', 'shared/content/', 'shared/pages/'],
    ...['react', 'react-dom/client', 'react-dom/server', 'react-router-dom'],
  ],
  'loader/': ['shared/site-info/', 'shared/pages/', 'variants/affiliate/ranked-list/'],
  'variants/affiliate/ranked-list/': [
    ...['shared/site-info/', 'shared/content/', 'shared/pages/'],
    'type react',
  ],
  'variants/affiliate/': [
    ...['shared/site-info/', 'shared/content/', 'shared/pages/', 'shared/variant/'],
    ...['variants/affiliate/ranked-list/', 'react'],
  ],
  'variants/social/slot/': [],
  'variants/social/deliver-message.ts': ['shared/content/', 'ky'],
  'variants/social/': [
    ...['shared/site-info/', 'shared/content/', 'shared/pages/', 'shared/variant/'],
    ...['variants/social/deliver-message.ts', 'react', 'react-router-dom'],
  ],
  'variants/prerender.ts': ['shared/variant/', 'variants/affiliate/', 'variants/social/'],
}

/**
 * The parts of the commands. Each may import the parts in the lines above it, any package, and the
 * site's files, but not its components (.tsx).
 */
const commands = [
  ['scripts/system/'],
  ['scripts/content/'],
  ['scripts/content/rules/'],
  ['scripts/content/read/'],
  ['scripts/content/check/'],
  ['scripts/content/translate/'],
  ['scripts/content/read-content.ts'],
  ['scripts/build/'],
  ['scripts/serve/'],
  ['scripts/preview/', 'scripts/compare/', 'scripts/smoke/'],
  ['scripts/vite/'],
  ['scripts/'],
]

/** The preview's part in the browser. It shares with Node only what the contract declares. */
const previewPage = 'scripts/preview/panel.tsx'
const sharedWithNode = [
  'scripts/preview/contract.ts',
  'scripts/build/entry-page/error-page.ts',
  'scripts/system/tool-look.css',
  'scripts/preview/panel.css',
]

/** Stands for every package and every module of Node. */
const packages = 'packages'

const folders: Record<string, string[]> = {
  ...site,
  ...Object.fromEntries(
    commands.flatMap((parts, index) => {
      const above = commands.slice(0, index).flat()
      const may = [packages, ...Object.keys(site), ...above, ...sharedWithNode]
      return parts.map(part => [part, may])
    }),
  ),
  ...Object.fromEntries(sharedWithNode.map(file => [file, [packages, ...commands.flat()]])),
  [previewPage]: [packages, ...Object.keys(site), ...sharedWithNode],
}

const folderOf = (file: string): string =>
  Object.keys(folders)
    .filter(folder => file.startsWith(folder))
    .sort((one, other) => other.length - one.length)[0] ?? fail(`${file} is in no table`)

type Import = { isType: boolean; name: string }

const statement =
  /(?:^\s*(?:import|export)\s(type\s)?[^'"`;=(]*?from|^\s*import|\bimport\()\s*'([^']+)'/gm

const importsOf = (file: string): Import[] =>
  Array.from(readFileSync(file, 'utf8').matchAll(statement), ([, type, name = '']) => ({
    isType: type !== undefined,
    name: name.startsWith('.') ? posix.join(posix.dirname(file), name) : name,
  }))

function isAllowed(file: string, { isType, name }: Import): boolean {
  const folder = folderOf(file)
  const may = folders[folder] ?? []
  // A style, a picture or an inlined script of the build (scripts/vite).
  if (/\?(?:inline|inline-script|raw|url)$/.test(name)) {
    return folder === 'scripts/build/'
  }
  if (!/^(?:loader|scripts|shared|variants|tests)\//.test(name)) {
    return [name, packages, isType ? `type ${name}` : name].some(name => may.includes(name))
  }
  const isComponent = name.endsWith('.tsx') && folder.startsWith('scripts/')
  return (
    !name.startsWith('tests/') &&
    (!isComponent || folder === previewPage) &&
    (folderOf(name) === folder || may.includes(folderOf(name)))
  )
}

const files = ['loader', 'scripts', 'shared', 'variants']
  .flatMap(folder => filesBelow(folder).map(file => `${folder}/${file}`))
  .filter(file => /\.tsx?$/.test(file))

test('every file imports only what its folder may', () => {
  const wrong = files.flatMap(file =>
    importsOf(file)
      .filter(imported => !isAllowed(file, imported))
      .map(({ name }) => `${file} imports ${name}`),
  )
  expect(wrong).toEqual([])
})

test('every folder in the tables has files', () => {
  const used = new Set([...files, ...sharedWithNode].map(folderOf))
  expect(Object.keys(folders).filter(folder => !used.has(folder))).toEqual([])
})

import { execFileSync } from 'node:child_process'
import { readFileSync, rmSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { build } from 'rolldown'
import { recordOf } from '../shared/content/records.ts'
import { variants } from '../shared/site-info/site-info.ts'
import { pageAddresses } from './build/page-file.ts'
import { siteRoutes } from './build/site-routes.ts'
import { buildCommit, keptFolder } from './compare/build-commit.ts'
import { type Base, chooseBase } from './compare/choose-base.ts'
import { readWords } from './content/read-content.ts'
import { serveDist } from './serve/serve-dist.ts'
import { findChromium, installChromium } from './system/chromium.ts'
import { hashOf } from './system/hash-of.ts'
import { runCommand, UsageError } from './system/run-command.ts'
import { runProgram } from './system/run-program.ts'

await runCommand({
  usage: `npm run compare:report    checks every page against the requirements, and compares pictures and words with those before

  against <commit>       compares with a commit, such as v1.2, and not with where this branch left the main branch
  against <address>      compares with a published site, such as https://www.example.com
  only <page>            checks and compares only one page, such as /poker

The report is .build/report/index.html. Exits with 0 if every requirement is met, and with 1 if one is not.`,
  options: { against: { type: 'string' }, only: { type: 'string' } },
  run: async ({ values: { against, only } }) => {
    const root = process.cwd()
    const folder = resolve('.build/report')
    // If a later step fails, no old report remains.
    rmSync(folder, { recursive: true, force: true })
    // Fails with a plain message instead of Playwright's stack trace.
    const { words } = readWords(root)
    const { paths } = siteRoutes(
      recordOf(variants, variant => words[variant].en.pages),
      ['nz'],
    )
    if (only !== undefined && !paths.some(({ address }) => address === only)) {
      throw new UsageError(`"${only}" is not the path of a page.`)
    }
    await installChromium()
    const base = await chooseBase(root, against)
    console.log(`Comparing with ${base.name}`)
    const { origin, pictures, dist } = await prepare(root, base)
    Object.assign(process.env, {
      COMPARE_REPORT: folder,
      COMPARE_BASE: origin,
      COMPARE_BASE_NAME: base.name,
      COMPARE_PICTURES: pictures,
      COMPARE_ONLY: only ?? '',
    })
    console.log('Building the site …')
    const passes = await runProgram(
      'playwright',
      'test',
      '--config=tests/spec/playwright.config.ts',
      ...(only ? ['scenes.test.ts'] : []),
    )
    rmSync(`${folder}-results`, { recursive: true, force: true })
    for (const page of pageAddresses(dist)) {
      if (!only && !paths.some(({ address }) => address === page)) {
        console.log(`gone: ${page}`)
      }
    }
    console.log(`\n${folder}/index.html`)
    // The base is still being served.
    process.exit(passes ? 0 : 1)
  },
})

/** Serves a base if it is a commit. Returns its origin, and the folder of its pictures. */
async function prepare(root: string, base: Base) {
  if ('origin' in base) {
    const pictures = resolve('.build/report-base')
    // A published site may have changed since.
    rmSync(pictures, { recursive: true, force: true })
    return { origin: base.origin, pictures, dist: '' }
  }
  const dist = await buildCommit(root, base.commit)
  const { origin } = await serveDist(dist, 0)
  return { origin, dist, pictures: join(keptFolder(root, base.commit), await photographer()) }
}

/** Returns a name that changes with all that decides the pictures of a site: code and browser. */
async function photographer(): Promise<string> {
  const { output } = await build({
    input: ['./tests/spec/differences.ts', './scripts/compare/browser/still-page.ts'],
    external: /^[^./]/,
    write: false,
  })
  const code = output.map(file => (file.type === 'chunk' ? file.code : ''))
  const { version } = JSON.parse(readFileSync('node_modules/playwright/package.json', 'utf8'))
  const browser = execFileSync(findChromium() ?? '', ['--version'], { encoding: 'utf8' })
  return hashOf([...code, version, browser].join())
}

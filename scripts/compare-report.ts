import { execFileSync } from 'node:child_process'
import { readFileSync, rmSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { languageSettings } from '../shared/content/languages.ts'
import { readSiteFile } from './build/site-file.ts'
import { buildCommit, commitFolder } from './compare/build-commit.ts'
import { type Base, chooseBase } from './compare/choose-base.ts'
import { findPage } from './compare/find-page.ts'
import { reportFolder } from './compare/report-folder.ts'
import { startTestedSite } from './compare/start-tested-site.ts'
import { serveDist } from './serve/serve-dist.ts'
import { findChromium, installChromium } from './system/chromium.ts'
import { filesBelow } from './system/files-below.ts'
import { hashOf } from './system/hash-of.ts'
import { runCommand } from './system/run-command.ts'
import { runPlaywright } from './system/run-playwright.ts'

await runCommand({
  usage: `npm run compare:report    checks the pages against the requirements, and compares pictures and words with those before

  against <commit>       compares with a commit, such as v1.2, and not with where this branch left the main branch
  against <address>      compares with a published site, such as https://www.example.com
  only <page>            checks and compares only one page, such as /poker

The report is .build/report/index.html. Exits with 0 if every requirement is met, and with 1 if one is not.`,
  options: { against: { type: 'string' }, only: { type: 'string' } },
  run: async ({ values: { against, only } }) => {
    const root = process.cwd()
    // If a later step fails, no old report remains.
    rmSync(reportFolder, { recursive: true, force: true })
    await installChromium()
    const base = await chooseBase(root, against)
    console.log('Building the site …')
    const { pages } = readSiteFile((await startTestedSite(root, 'compare-report')).dist)
    const addresses = pages.map(({ address }) => address)
    // A page of another market is a copy of one of these.
    const compared = pages
      .filter(({ market, language }) => market === languageSettings[language].market)
      .map(({ address }) => address)
    const page = only && findPage(only, compared)
    console.log(`Comparing with ${base.name}`)
    const dist = 'commit' in base ? await buildCommit(root, base.commit) : ''
    Object.assign(process.env, {
      SPEC_BASE_NAME: base.name,
      ...(await startBase(root, base, dist)),
    })
    // The name of a scene begins with its page.
    const scenes = page ? [`--grep= ${page} `] : []
    const config = '--config=tests/spec/playwright.config.ts'
    const run = (...options: string[]) => runPlaywright('test', config, ...scenes, ...options)
    console.log(
      'Photographing the pages to compare with, except those that an earlier report has …',
    )
    const isComparable = await run(
      '--project=base',
      '--update-snapshots=all',
      '--reporter=./tests/spec/difference-reporter.ts',
    )
    const passes = (await run('--project=requirements', '--project=differences')) && isComparable
    rmSync(`${reportFolder}-results`, { recursive: true, force: true })
    const basePages = dist && !only ? readSiteFile(dist).pages : []
    for (const { address } of basePages) {
      if (!addresses.includes(address)) {
        console.log(`gone: ${address}`)
      }
    }
    console.log(`\n${resolve(reportFolder)}/index.html`)
    // The base is still being served.
    process.exit(passes ? 0 : 1)
  },
})

/** Serves the base, unless it is published. Resolves to what tests/spec/playwright.config.ts reads. */
async function startBase(
  root: string,
  base: Base,
  dist: string,
): Promise<{ SPEC_BASE: string; SPEC_BASE_PICTURES: string }> {
  if ('origin' in base) {
    const pictures = resolve('.build/report-base')
    // A published site may have changed since the last report.
    rmSync(pictures, { recursive: true, force: true })
    return { SPEC_BASE: base.origin, SPEC_BASE_PICTURES: pictures }
  }
  const { origin } = await serveDist(dist, 0)
  const pictures = join(commitFolder(root, base.commit), photographer(root))
  return { SPEC_BASE: origin, SPEC_BASE_PICTURES: pictures }
}

/**
 * Names the folder of pictures after what decides them: the code that takes them, also if it is not
 * committed, and the browser.
 */
function photographer(root: string): string {
  const folders = ['tests/spec', 'tests/helpers', 'scripts/compare', 'scripts/serve/stand-ins']
  const code = folders.flatMap(folder =>
    filesBelow(join(root, folder)).map(file => readFileSync(join(root, folder, file), 'utf8')),
  )
  const config = readFileSync(join(root, 'tests/playwright.config.ts'), 'utf8')
  const { version } = JSON.parse(readFileSync('node_modules/playwright/package.json', 'utf8'))
  const browser = execFileSync(findChromium() ?? '', ['--version'], { encoding: 'utf8' })
  return hashOf([...code, config, version, browser].join())
}

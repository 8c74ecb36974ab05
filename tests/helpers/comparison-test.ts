import { cpSync } from 'node:fs'
import { join } from 'node:path'
import { bundlePage } from '../../scripts/compare/bundle-page.ts'
import { comparisonDataOf } from '../../scripts/compare/comparison-data-of.ts'
import { pageFiles } from '../../scripts/compare/page-files.ts'
import { type ReportCase, reportCases } from '../../scripts/compare/report/report-case.ts'
import { runReport } from '../../scripts/compare/report/run-report.ts'
import { type OwnFile, serveComparison } from '../../scripts/compare/serve-comparison.ts'
import type { ListeningServer } from '../../scripts/stand-ins/listen.ts'
import { type Fault, seedFault } from './seed-fault.ts'
import { servedFolder } from './served-folder.ts'
import { test as base, expect as baseExpect } from './site-test.ts'

/** The page reads both sides, axe and all, before it tells: longer than a click takes. */
export const expect = baseExpect.configure({ timeout: 30_000 })

type Approve = { pattern: string; by: string; at: Date }

export type TestedComparison = {
  /** Serves the site with the compare page and gives its address. */
  serve: () => Promise<string>
  /** The test's own copy of the built site. */
  dist: string
  seed: (fault: Fault) => void
  /** Runs the report on the cases that `of` gives true for. */
  report: (of: (each: ReportCase) => boolean, approval?: Approve) => ReturnType<typeof runReport>
}

const settings = { infoApiKey: 'stand-in-key', infoApiKeyHeader: 'x-api-key' }

/** Tests of the compare page and its report, each with its own copy of the built site. */
export const test = base.extend<
  { comparison: TestedComparison },
  { bundle: Record<string, OwnFile> }
>({
  // Chromium's opinion of the site's preloads, when the machine is busy.
  expectedErrors: [/was preloaded using link preload/],
  bundle: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names off the pattern
    async ({}, use) => use(await bundlePage(process.cwd())),
    { scope: 'worker', timeout: 120_000 },
  ],
  comparison: async ({ bundle }, use) => {
    const folder = servedFolder('comparison')
    const dist = join(folder, 'dist')
    const approved = join(folder, 'approved')
    cpSync(process.env.TEST_DIST ?? '', dist, { recursive: true })
    const root = process.cwd()
    const games = ['bacon-slot', 'book-of-dead', 'temple'].map(
      game => `${process.env.TEST_GAMES}/${game}`,
    )
    const { routes, data } = comparisonDataOf(root, games)
    const ownFile = pageFiles(bundle, approved, data)
    const servers: ListeningServer[] = []
    // Anew each time, for a server reads the policy once.
    const serve = async () => {
      const server = await serveComparison({ dist, port: 0, settings, ownFile })
      servers.push(server)
      return server.origin
    }
    await use({
      serve: async () => `${await serve()}/@compare/`,
      dist,
      seed: fault => seedFault(dist, fault),
      report: async (of, approval) =>
        runReport({
          origin: await serve(),
          cases: reportCases(routes).filter(of),
          words: data.words,
          approved,
          approval,
          allPictures: false,
          progress: () => {},
        }),
    })
    await Promise.all(servers.map(server => server.close()))
  },
})

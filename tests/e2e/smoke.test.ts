import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test as base, expect } from 'playwright/test'
import { nginxConfig } from '../../scripts/build/host-files.ts'
import { publishedHeaders } from '../../scripts/serve/host-headers.ts'
import { listFindings } from '../../scripts/smoke/list-findings.ts'
import { smokeTest } from '../../scripts/smoke/smoke-test.ts'
import { startInfoService } from '../helpers/start-info-service.ts'
import { nginxProgram, startNginx } from '../helpers/start-nginx.ts'
import { testSettings } from '../helpers/start-sites.ts'

type Deploy = {
  /** Changes the lines that nginx is told. */
  config?: (lines: string) => string
  /** Changes the files that were put there. */
  files?: (folder: string) => void
  knowsTypes?: boolean
  /** What the info service is asked to do. */
  secretKey?: string
}

type SmokeFixtures = { deploy: (how: Deploy) => Promise<string[]> }

const dist = process.env.TEST_DIST ?? ''

/** Publishes the tested site on a real nginx, and gives what the smoke check finds wrong there. */
const test = base.extend<SmokeFixtures>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright wants a pattern here
  deploy: async ({}, use) => {
    const closers: (() => void | Promise<void>)[] = []
    await use(async ({ config = lines => lines, files, knowsTypes, secretKey = 'affiliate' }) => {
      const folder = mkdtempSync(join(tmpdir(), 'deploy-'))
      closers.push(() => rmSync(folder, { recursive: true, force: true }))
      cpSync(dist, folder, { recursive: true })
      files?.(folder)
      const lines = config(nginxConfig(publishedHeaders(dist)('/')))
      const nginx = await startNginx(folder, lines, knowsTypes)
      const service = await startInfoService()
      closers.push(nginx.close, service.close)
      const settings = { ...testSettings('http://localhost'), infoServiceUrl: service.origin }
      const address = new URL(`${nginx.origin}/?secretkey=${secretKey}`)
      return listFindings((await smokeTest({ address, dist, settings })).findings)
    })
    for (const close of closers) await close()
  },
})

test.skip(!nginxProgram, 'There is no nginx on this machine.')

test('nothing is wrong with the built site on nginx, told what the build wrote for it', async ({
  deploy,
}) => {
  expect(await deploy({})).toEqual([])
})

test('a host that does not send the policy is named, header by header', async ({ deploy }) => {
  const found = await deploy({ config: lines => lines.replaceAll(/^add_header X-.*$/gm, '') })
  expect(found).toHaveLength(2)
  expect(found.join()).toMatch(/^\/.* and \d+ more: The header X-Content-Type-Options is missing\./)
  expect(found.join()).toContain('The header X-Frame-Options is missing.')
})

test('a host that answers unknown paths with the home page is named', async ({ deploy }) => {
  const found = await deploy({
    config: lines => lines.replace('$uri.html =404', '$uri.html /index.html'),
  })
  expect(found).toEqual([
    expect.stringMatching(/^\/no-such-page\S+: An unknown path is answered with status 200/),
  ])
})

test('a host that changes pages is named', async ({ deploy }) => {
  const found = await deploy({
    files: folder => {
      const page = join(folder, 'poker.html')
      const html = readFileSync(page, 'utf8').replace('<script>', '<script>/* minified */')
      writeFileSync(
        page,
        html.replace('</body>', '<script src="https://cdn.invalid/beacon.js"></script></body>'),
      )
    },
  })
  expect(found).toEqual([
    expect.stringMatching(/^\/poker: Its loader is not the one in dist\/: the host changes pages/),
    expect.stringMatching(/^\/poker: The host adds a script/),
    expect.stringMatching(/^\/poker: The policy that is sent forbids what is in it/),
  ])
})

test('a host that sends stylesheets as plain text is named', async ({ deploy }) => {
  const found = await deploy({ knowsTypes: false })
  expect(found).toContainEqual(
    expect.stringMatching(
      /^\S+\.css, \S+\.css: It is sent as "text\/plain.*", which a browser does not take/,
    ),
  )
})

test('an upload without the Finnish pages and a stylesheet is named', async ({ deploy }) => {
  const found = await deploy({
    files: folder => {
      rmSync(join(folder, 'fi'), { recursive: true })
      rmSync(join(folder, 'fi.html'))
      const [, black = ''] =
        /href="\/(\S+Black\.css)"/.exec(readFileSync(join(folder, 'index.html'), 'utf8')) ?? []
      rmSync(join(folder, black))
    },
  })
  expect(found).toEqual([
    expect.stringMatching(/^\/assets\/\S+\/Black\.css, \/fi, \S+ and \d+ more: The status is 404/),
  ])
})

test('a host that sends the English page for the Finnish one is named', async ({ deploy }) => {
  const found = await deploy({
    files: folder => cpSync(join(folder, 'poker.html'), join(folder, 'fi/poker.html')),
  })
  expect(found).toEqual(['/fi/poker: Its language is "en", and should be "fi".'])
})

test('an info service whose answer pages may not read is named', async ({ deploy }) => {
  const [found, ...others] = await deploy({ secretKey: 'cors-refused' })
  expect(found).toMatch(
    /^the info service: Pages of http:\S+ may not read its answer: Access-Control-Allow-Origin is missing/,
  )
  expect(others).toEqual([])
})

test('an info service that fails is named', async ({ deploy }) => {
  expect(await deploy({ secretKey: 'error-500' })).toEqual([
    'the info service: It answers with status 500.',
  ])
})

test('a host that lets browsers keep pages is named', async ({ deploy }) => {
  const found = await deploy({
    config: lines => lines.replaceAll('public, max-age=0, must-revalidate', 'public, max-age=3600'),
  })
  expect(found).toEqual([
    expect.stringMatching(
      /more: Browsers may keep it without asking: Cache-Control is "public, max-age=3600"/,
    ),
  ])
})

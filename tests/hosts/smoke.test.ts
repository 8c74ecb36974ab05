import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { test as base, expect } from 'playwright/test'
import { filesBelow } from '../../scripts/files-below.ts'
import { checkInfoService } from '../../scripts/smoke/check-info-service.ts'
import { smokeTest } from '../../scripts/smoke/smoke-test.ts'
import { startInfoService } from '../helpers/start-info-service.ts'
import { testSettings } from '../helpers/start-sites.ts'
import { type Deploy, type HostName, startHost, whyMissing } from './hosts.ts'

type SmokeFixtures = {
  /** The settings of a build whose info service is on another origin. */
  settings: ReturnType<typeof testSettings>
  /** Publishes the tested site, and gives what the smoke check finds wrong there. */
  findings: (name: HostName, deploy?: Deploy) => Promise<string[]>
}

const dist = process.env.TEST_DIST ?? ''

const test = base.extend<SmokeFixtures>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright wants a pattern here
  settings: async ({}, use) => {
    const service = await startInfoService()
    await use({ ...testSettings('http://localhost'), infoServiceUrl: service.origin })
    await service.close()
  },
  findings: async ({ settings }, use) => {
    const closers: (() => Promise<void>)[] = []
    await use(async (name, deploy) => {
      const missing = whyMissing(name)
      base.skip(missing !== null, missing ?? '')
      const host = await startHost(name, dist, deploy)
      closers.push(host.close)
      return (await smokeTest({ address: new URL(host.origin), dist, settings })).findings
    })
    for (const close of closers) await close()
  },
})

test('all that a host does wrong is named, each thing in one line', async ({ findings }) => {
  const found = await findings('nginx', {
    config: text =>
      text
        .replace(/^add_header X-Frame-Options.*$/m, '')
        .replaceAll('max-age=0, must-revalidate', 'max-age=3600')
        .replace('error_page 403 404 /404.html', 'error_page 403 404 =200 /404.html')
        .replace('include /etc/nginx/mime.types;', 'types { text/html html; }'),
    files: folder => {
      const page = join(folder, 'poker.html')
      const html = readFileSync(page, 'utf8')
      writeFileSync(page, html.replace('</body>', '<script src="https://cdn.invalid/"></script>$&'))
      writeFileSync(join(folder, 'fi/poker.html'), html)
    },
  })
  const types = ['css', 'js', 'png', 'svg'].map(
    ending => `\\.${ending}.*: It is sent as "text/plain.*not take for a \\.${ending} file\\.$`,
  )
  const expected = [
    ...types,
    '^/fi/poker, /poker: It is not the file in dist/: the host changes files',
    '^/no-such-page\\S+: An unknown path is answered with status 200',
    'and \\d\\d more: Browsers may keep it without asking: .*"public, max-age=3600"',
    'and \\d+ more: The header x-frame-options is missing\\.$',
  ]
  for (const line of expected) expect(found).toContainEqual(expect.stringMatching(line))
  expect(found).toHaveLength(expected.length)
})

test('a redirect before a page is named with its round trip, and a 404 that is blank', async ({
  findings,
}) => {
  // As Workers do without our two lines, over pages that are folders.
  const found = await findings('Cloudflare Workers', {
    config: text => text.replace(/^.*(html_handling|not_found_handling).*$/gm, ''),
    files: folder => {
      for (const file of filesBelow(folder)) {
        if (!file.endsWith('.html') || /(^|\/)index\.html$|^404/.test(file)) continue
        const inner = join(folder, file.replace('.html', ''))
        mkdirSync(inner, { recursive: true })
        renameSync(join(folder, file), join(inner, 'index.html'))
      }
    },
  })
  expect(found).toEqual([
    expect.stringMatching(
      /^\/bacon-slot → \/bacon-slot\/, .* and \d\d more: A redirect \(307\) comes before it: one more round trip for every visitor\. From here it takes \d+ ms\.$/,
    ),
    expect.stringMatching(/^\/no-such-page\S+: It has no body, so \/au\/poker is a blank page/),
  ])
})

test('an info service that fails, or whose answer pages may not read, is named', async ({
  settings,
}) => {
  const problems = (secretKey: string) =>
    checkInfoService(new URL(`https://www.example.com/?secretkey=${secretKey}`), settings)
  expect(await problems('affiliate')).toEqual([])
  expect(await problems('error-500')).toEqual(['It answers with status 500.'])
  expect(await problems('cors-refused')).toEqual([
    'Pages of https://www.example.com may not read its answer: Access-Control-Allow-Origin is missing.',
  ])
})

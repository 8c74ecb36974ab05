import { appendFileSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { readBundles } from '../../scripts/build/bundle-variants.ts'
import { findForeignModules } from '../../scripts/compare/leaks/find-foreign-modules.ts'
import { findLeaks } from '../../scripts/compare/leaks/find-leaks.ts'
import { findSecrets } from '../../scripts/compare/leaks/find-secrets.ts'
import { scriptsOf } from '../../scripts/compare/leaks/scripts-of.ts'
import { expect, test } from '../helpers/comparison-test.ts'

test('the built site leaks no module and no setting', ({ comparison }) => {
  expect(findLeaks(process.cwd(), comparison.dist)).toEqual([])
})

test('a module of the affiliate in what the social casino loads is found', ({ comparison }) => {
  const { dist } = comparison
  const [script] = scriptsOf(dist, 'affiliate')
  const page = join(dist, 'index.html')
  const html = readFileSync(page, 'utf8')
  const wrong = html.replace(/("social":\{"script":")[^"]*/, `$1${script}`)
  expect(wrong).not.toBe(html)
  writeFileSync(page, wrong)
  expect(findForeignModules(dist, readBundles(process.cwd())?.modules ?? {})).toContainEqual(
    expect.stringMatching(/^social loads .* which holds variants\/affiliate\/\+client\.ts$/),
  )
})

test('a value that is meant for nobody is found in any file, and is not told', ({ comparison }) => {
  const { dist } = comparison
  appendFileSync(join(dist, 'robots.txt'), '# hunter2-hunter2')
  const own = { MAIL_PASSWORD: 'hunter2-hunter2', INFO_API_KEY: 'stand-in-key' }
  expect(findSecrets(dist, own, {})).toEqual(['robots.txt holds the value of MAIL_PASSWORD'])
})

test('no page shows what is the other variant’s alone', async ({ comparison }) => {
  // Every page there is, whatever the machine does besides.
  test.setTimeout(600_000)
  const pages = await comparison.report(
    ({ at, scenario }) => at.segment === '' && /^(affiliate|social)$/.test(scenario),
  )
  const breaches = pages.flatMap(({ name, findings }) =>
    findings
      .filter(({ kind }) => kind.startsWith('route map'))
      .map(({ message }) => `${name}: ${message}`),
  )
  expect(breaches).toEqual([])
})

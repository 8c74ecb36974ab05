import fc from 'fast-check'
import { at, sends } from '../../helpers/answers.ts'
import { goTo } from '../../helpers/go-to.ts'
import { anyBody } from '../../helpers/mutated-answer.ts'
import { anyAnswerLine, noOtherHost, pageOnScreen } from '../../helpers/page-on-screen.ts'
import { expect, test } from '../../helpers/site-test.ts'

test.use({
  expectedErrors: [anyAnswerLine],
  // Intercepting what is asked of other hosts would switch off the cache.
  launchOptions: ({ launchOptions }, use) =>
    use({ ...launchOptions, args: [...(launchOptions.args ?? []), noOtherHost] }),
})

const paths = ['/', '/poker', '/fi/live-casino', '/temple', '/contact', '/nz/privacy-policy']

test('none of many answers runs a script, asks another host or leaves no page', async ({
  page,
  startOwnSite,
}) => {
  let answer = ''
  const json = { 'Content-Type': 'application/json' }
  const site = await startOwnSite(at(/^\/api\//, response => sends(200, json, answer)(response)))
  const elsewhere: string[] = []
  page.on('request', request => {
    // Brands' pictures may be anywhere.
    if (request.resourceType() === 'image' || request.frame() !== page.mainFrame()) return
    if (new URL(request.url()).origin !== site.origin) elsewhere.push(request.url())
  })
  for (const [index, sample] of fc.sample(anyBody, { numRuns: 40, seed: 1 }).entries()) {
    answer = sample
    await goTo(page, site.origin + paths[index % paths.length])
    expect(await pageOnScreen(page), sample).toMatchObject({
      heading: true,
      waits: false,
      runsScript: false,
    })
  }
  expect(elsewhere).toEqual([])
})

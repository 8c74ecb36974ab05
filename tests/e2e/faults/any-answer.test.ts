import fc from 'fast-check'
import { at, sends } from '../../helpers/answers.ts'
import { failedCallLine } from '../../helpers/expect-page.ts'
import { goTo } from '../../helpers/go-to.ts'
import { mutatedAnswer } from '../../helpers/mutated-answer.ts'
import { expect, test } from '../../helpers/site-test.ts'
import { wireBrand } from '../../unit/site-info/wire-answer.ts'

/** Chromium's complaint about a picture's http address. Below https it would ask for it by https. */
const insecurePicture = /^(?:Loading the image 'http:|Policy violation: img-src http:)/

test.use({
  expectedErrors: [new RegExp(`${failedCallLine.source}|${insecurePicture.source}`)],
  // No other host is there. (Intercepting what is asked of them would switch off the cache.)
  launchOptions: ({ launchOptions }, use) =>
    use({
      ...launchOptions,
      args: [
        ...(launchOptions.args ?? []),
        '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1, EXCLUDE localhost',
      ],
    }),
})

const script = 'window.__pwn=1'

/** Texts that would run a script where they got into markup or into an address. */
const attack = fc.constantFrom(
  `<script>${script}</script>`,
  `<img src=x onerror="${script}">`,
  `"><svg onload="${script}">`,
  `javascript:${script}`,
  `https://evil.example/"onmouseover="${script}`,
  `data:text/html,<script>${script}</script>`,
)

const attackingBrand = fc.record({
  ...Object.fromEntries(Object.keys(wireBrand).map(field => [field, attack])),
  url: fc.oneof(attack, fc.constant('https://brand.example/')),
  paymentTypes: fc.array(attack),
})

const body = fc.oneof(
  fc.json(),
  fc.string(),
  mutatedAnswer.map(answer => JSON.stringify(answer)),
  fc
    .array(attackingBrand)
    .map(brands => JSON.stringify({ status: true, blackSide: true, brandResponseDtos: brands })),
)

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
  for (const [index, sample] of fc.sample(body, { numRuns: 40, seed: 1 }).entries()) {
    answer = sample
    await goTo(page, site.origin + paths[index % paths.length])
    const seen = await page.evaluate(() => ({
      pwned: '__pwn' in window,
      heading: document.querySelector('h1')?.checkVisibility({ visibilityProperty: true }),
      waits: document.querySelector('#spinner')?.checkVisibility({ visibilityProperty: true }),
      links: [...document.links].map(link => link.protocol),
    }))
    expect(seen, sample).toMatchObject({ pwned: false, heading: true, waits: false })
    expect(seen.links, sample).not.toContain('javascript:')
  }
  expect(elsewhere).toEqual([])
})

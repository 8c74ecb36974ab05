import { expect, test } from '../helpers/comparison-test.ts'
import type { Fault } from '../helpers/seed-fault.ts'

type SeededFault = Fault & { name: string; found: string[] }

const picture = 'changed: picture'
const faults: SeededFault[] = [
  {
    name: 'a missing link',
    address: '/slot-machines',
    variant: 'affiliate',
    script: `document.querySelector('header a[href="/poker"]').closest('li').remove()`,
    found: ['changed: links', 'changed: text', picture],
  },
  {
    name: 'a changed text',
    address: '/roulette',
    variant: 'affiliate',
    script: `document.querySelector('.text p').textContent = 'Not what was written.'`,
    found: ['changed: text', picture],
  },
  {
    name: 'a moved block',
    address: '/privacy-policy',
    variant: 'social',
    script: `const [first, second] = document.querySelectorAll('.text p'); first.before(second)`,
    found: ['changed: text', picture],
  },
  {
    name: 'a wrong rel',
    address: '/poker',
    variant: 'affiliate',
    script: `document.querySelector('a[rel~=sponsored]').rel = 'noopener'`,
    found: ['changed: links'],
  },
  {
    name: 'a leaked brand',
    address: '/cookie-policy',
    variant: 'social',
    script: `const link = document.createElement('a')
      link.href = 'https://aurora.example/?ref=guide'
      link.textContent = 'Aurora'
      document.querySelector('.text p').append(' ', link)`,
    found: ['route map: brand links', 'changed: links', 'changed: text', picture],
  },
  {
    name: 'another colour',
    address: '/contact',
    variant: 'social',
    script: `document.querySelector('h1').style.color = '#767676'`,
    found: [picture],
  },
  {
    name: 'a broken image',
    address: '/live-casino',
    variant: 'affiliate',
    script: `document.querySelector('img.flag').src = '/assets/gone.svg'`,
    found: [
      'route map: broken images',
      'route map: console messages',
      'changed: images',
      'changed: console',
      'changed: requests',
      picture,
    ],
  },
  {
    name: 'a lost 18+',
    address: '/blackjack',
    variant: 'affiliate',
    script: `document.querySelector('footer .adult').remove()`,
    found: [
      'route map: footer 18+',
      'changed: text',
      'changed: images',
      'changed: requests',
      picture,
    ],
  },
  {
    name: 'a wrong language',
    address: '/bacon-slot',
    variant: 'social',
    script: `document.documentElement.lang = 'fi'`,
    found: ['route map: language', 'changed: language'],
  },
  {
    name: 'a console error',
    address: '/temple',
    variant: 'social',
    script: `console.error('Something went wrong')`,
    found: ['route map: console messages', 'changed: console'],
  },
]

test('the report finds ten seeded faults, and nothing else', async ({ comparison }) => {
  // Forty pages, whatever the machine does besides.
  test.setTimeout(600_000)
  const isSeen = ({ at, scenario }: { at: { address: string }; scenario: string }) =>
    faults.some(({ address }) => address === at.address) &&
    (scenario === 'affiliate' || scenario === 'social')
  const approval = { pattern: '*', by: 'A tester', at: new Date('2026-11-01T00:00:00Z') }
  await comparison.report(isSeen, approval)
  for (const fault of faults) comparison.seed(fault)

  const pages = await comparison.report(isSeen)

  const found = pages
    .filter(({ findings }) => findings.length)
    .map(({ name, findings }) => [name, [...new Set(findings.map(({ kind }) => kind))]])
  const expected = faults.map(({ address, variant, found }) => [`${address} ${variant}`, found])
  // What must match is told of both pages.
  expected.push(['/bacon-slot affiliate', ['route map: language']])
  expect(Object.fromEntries(found)).toEqual(Object.fromEntries(expected))
})

test('a page is approved with who did so and when, and only what the pattern names', async ({
  comparison,
}) => {
  const isPolicy = ({ name }: { name: string }) => name.startsWith('/privacy-policy ')
  const at = new Date('2026-11-01T00:00:00Z')
  const pages = await comparison.report(isPolicy, { pattern: 'policy aff*light', by: 'Aroha', at })
  expect(
    Object.fromEntries(
      pages.map(({ name, approved, findings }) => [name, [approved, findings.length]]),
    ),
  ).toEqual({
    '/privacy-policy affiliate': [null, 1],
    '/privacy-policy affiliate-light': [{ by: 'Aroha', at: '2026-11-01T00:00:00.000Z' }, 0],
    '/privacy-policy social': [null, 1],
    '/privacy-policy social-black': [null, 1],
  })
})

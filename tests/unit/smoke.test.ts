import { expect, test } from 'vitest'
import { checkHeaders } from '../../scripts/smoke/check-headers.ts'
import { listFindings } from '../../scripts/smoke/list-findings.ts'

const policy = {
  'Content-Security-Policy': "default-src 'none'; upgrade-insecure-requests",
  'Strict-Transport-Security': 'max-age=1',
}

const answerWith = (address: string, headers: Record<string, string>) => ({
  status: 200,
  headers: new Headers(headers),
  bytes: Buffer.alloc(0),
  address: new URL(address),
})

test('what is wrong at many places is one line, with three of them and how many more', () => {
  const what = 'The status is 404, and should be 200.'
  const findings = ['/d', '/b', '/a', '/c', '/e'].map(where => ({ where, what }))
  expect(listFindings([...findings, { where: '/a', what: 'Another.' }])).toEqual([
    `/a, /b, /c and 2 more: ${what}`,
    '/a: Another.',
  ])
})

test('on https every header has to be there, to the letter', () => {
  const answer = answerWith('https://site.example/', {
    'content-security-policy': "default-src 'none'",
  })
  expect(checkHeaders(answer, policy)).toEqual([
    `The header Content-Security-Policy is not the policy’s, but "default-src 'none'".`,
    'The header Strict-Transport-Security is missing.',
  ])
})

test('without https nobody need be sent there', () => {
  const answer = answerWith('http://localhost/', {
    'content-security-policy': "default-src 'none'",
  })
  expect(checkHeaders(answer, policy)).toEqual([])
})

test('a header that is not the policy’s is shown, and cut where it is long', () => {
  const [problem = ''] = checkHeaders(
    answerWith('http://localhost/', { 'content-security-policy': `${'x'.repeat(500)}` }),
    policy,
  )
  expect(problem).toContain('xxx…"')
  expect(problem.length).toBeLessThan(200)
})

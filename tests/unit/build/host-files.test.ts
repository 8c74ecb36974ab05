import { expect, test } from 'vitest'
import { hostFiles } from '../../../scripts/build/hosts/host-files.ts'
import { readSettings } from '../../../scripts/build/settings.ts'

const filesWith = (environment: Record<string, string>) =>
  hostFiles(process.cwd(), { 'X-Frame-Options': 'DENY' }, readSettings(environment))

const service = { INFO_SERVICE_URL: 'https://info.example.com', INFO_API_KEY: 'secret"key' }

test('only a host that forwards gets the key, in a file that it does not serve', async () => {
  const files = await filesWith({ ...service, INFO_FORWARDED: 'true' })
  const withKey = files.filter(({ bytes }) => `${bytes}`.includes('secret\\"key'))
  expect(withKey.map(({ path }) => path)).toEqual(['nginx.conf', 'caddy.conf'])
  const withAddress = files.filter(({ bytes }) => `${bytes}`.includes(service.INFO_SERVICE_URL))
  expect(withAddress.map(({ path }) => path)).toEqual(['nginx.conf', 'caddy.conf', 'worker.js'])
  for (const { path, bytes } of await filesWith(service)) {
    expect(`${bytes}`, path).not.toMatch(/secret|info\.example/)
  }
})

test('a key that nginx or Caddy would read as a variable is refused', async () => {
  for (const key of ['a$b', 'a{b}', 'a\\b']) {
    const environment = { ...service, INFO_FORWARDED: 'true', INFO_API_KEY: key }
    await expect(filesWith(environment)).rejects.toThrow(/INFO_API_KEY contains ".", which nginx/)
  }
})

test('the Worker sends the site’s headers with a forwarded answer, and a header more needs no other change', async () => {
  const files = await filesWith({ ...service, INFO_FORWARDED: 'true' })
  for (const { path, bytes } of files) {
    expect(`${bytes}`, path).toMatch(/X-Frame-Options"? ?:?"?,? ?["`]DENY/)
  }
})

import { expect, onTestFinished, test } from 'vitest'
import { serve } from '../../scripts/serve/server.ts'
import { requestFrom } from '../hosts/hosts.ts'

test('a server answers only to names of this machine, also at a forwarded port', async () => {
  const { origin, port, close } = await serve(() => false, 0)
  onTestFinished(close)
  const localHosts = ['127.0.0.1', 'localhost', 'LOCALHOST', 'slow.localhost', '[::1]']
  const foreignHosts = [
    'evil.example',
    'localhost.evil.example',
    'evil-localhost',
    '127.0.0.1.example',
  ]
  for (const host of [...localHosts, ...foreignHosts]) {
    for (const at of ['', `:${port}`, ':9000']) {
      const { status } = await requestFrom(origin, '/', { host: host + at })
      expect([host, at, status]).toEqual([host, at, foreignHosts.includes(host) ? 421 : 404])
    }
  }
})

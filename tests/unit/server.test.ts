import { expect, onTestFinished, test } from 'vitest'
import { serve } from '../../scripts/serve/server.ts'
import { askFor } from '../hosts/hosts.ts'

test('a server answers only to names of this machine with its own port', async () => {
  const { origin, port, close } = await serve(() => false, 0)
  onTestFinished(close)
  const own = ['127.0.0.1', 'localhost', 'LOCALHOST', 'slow.localhost', '[::1]']
  const others = ['evil.example', 'localhost.evil.example', 'evil-localhost', '127.0.0.1.example']
  const refused = [...others.map(name => `${name}:${port}`), 'localhost', '127.0.0.1:1']
  for (const host of [...own.map(name => `${name}:${port}`), ...refused]) {
    const { status } = await askFor(origin, '/', { host })
    expect([host, status]).toEqual([host, refused.includes(host) ? 421 : 404])
  }
})

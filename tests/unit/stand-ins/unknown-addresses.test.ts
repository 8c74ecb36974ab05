import { afterAll, expect, test } from 'vitest'
import { startProviders } from '../../../scripts/stand-ins/providers.ts'
import { startInfoService } from '../../helpers/start-info-service.ts'

const servers = {
  providers: await startProviders(0),
  'info service': await startInfoService(),
}
afterAll(() => Promise.all(Object.values(servers).map(server => server.close())))

const unknown = ['/', '//', '/%', '//evil.example', '/inbox/', '/poker', '/game/']
const close = ['/game/..%2fbrands.ts', '/images/..%2fbrands.ts', '/images/brand-none.svg']
const api = ['/api/', '/api/getwebsiteinfo/more', '/api/getwebsiteinfo//']

test.each(Object.entries(servers))('%s answers an unknown address with 404', async (_, server) => {
  for (const path of [...unknown, ...close, ...api])
    expect([path, (await fetch(server.origin + path)).status]).toEqual([path, 404])
})

import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { get } from 'node:http'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { serveDist } from '../../../scripts/serve/serve-dist.ts'

const dist = mkdtempSync(join(tmpdir(), 'dist-'))
for (const file of ['index.html', '404.html', 'poker.html', 'fi/poker.html', 'assets/a/site.css']) {
  mkdirSync(dirname(join(dist, file)), { recursive: true })
  writeFileSync(join(dist, file), file)
}
writeFileSync(join(dist, '_headers'), '/*\n  X-Tested: yes\n')
const server = await serveDist({ dist, port: 0 })
afterAll(async () => {
  await server.close()
  rmSync(dist, { recursive: true })
})

/** Asks for an address as it is; fetch would put it right. Returns status and text. */
const ask = (path: string): Promise<string> =>
  new Promise((resolve, reject) => {
    get({ port: server.port, host: '127.0.0.1', path }, response => {
      let text = `${response.statusCode} `
      expect(response.headers.location, path).toBe(undefined)
      expect(response.headers['x-tested'], path).toBe('yes')
      response.on('data', chunk => (text += chunk))
      response.on('end', () => resolve(text))
    }).on('error', reject)
  })

test('an address has its page however its slashes and dots are written', async () => {
  for (const [file, ...addresses] of [
    ['index.html', '/', '/?secretkey=social', '/fi/..%2f'],
    ['poker.html', '/poker', '/poker/', '/poker.html', '//poker', '//evil.example/..%2fpoker'],
    ['fi/poker.html', '/fi//poker'],
    ['assets/a/site.css', '/assets/a/site.css'],
  ] as const)
    for (const address of addresses) expect(await ask(address), address).toBe(`200 ${file}`)
})

test('an unknown path is one on this host', async () => {
  for (const path of [
    ...['/%', '/%00', '/FI/poker', '/fi', '/assets', '/assets/a', '/../package.json', '/_headers/'],
    ...['//evil.example', '//evil.example/..%2fassets', '//evil.example/%2e%2e/assets'],
  ])
    expect(await ask(path), path).toBe('404 404.html')
})

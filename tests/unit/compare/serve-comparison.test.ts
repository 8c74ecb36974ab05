import { expect, onTestFinished, test } from 'vitest'
import { readSettings } from '../../../scripts/build/settings.ts'
import { comparedSettings } from '../../../scripts/compare/build-commit.ts'
import { serveComparison } from '../../../scripts/compare/serve-comparison.ts'
import { startProviders } from '../../../scripts/serve/stand-ins/providers.ts'
import { temporaryFolder } from '../../helpers/temporary-folder.ts'

test('both sides frame the games at the address at which they were started, in place of another program', async () => {
  const { folder, write } = temporaryFolder()
  const { GAME_TEMPLE_URL: game = '' } = comparedSettings
  write('dist/index.html', `<iframe src="${game}"></iframe>`)
  write('dist/assets/temple.json', JSON.stringify({ game }))
  write('dist/assets/temple.json.br', 'compressed')
  const policy = { 'Content-Security-Policy': `frame-src ${new URL(game).host}` }
  write('site.json', JSON.stringify({ headers: { '/*': policy }, pages: [] }))
  const games = await startProviders(0)
  const settings = readSettings(comparedSettings)
  const site = await serveComparison({ dist: `${folder}/dist`, port: 0, settings, games })
  onTestFinished(async () => {
    await Promise.all([site.close(), games.close()])
  })
  const page = await fetch(site.origin)
  expect(page.headers.get('content-security-policy')).toBe(
    `frame-src ${new URL(games.origin).host}`,
  )
  expect(await page.text()).toBe(`<iframe src="${games.origin}/temple"></iframe>`)
  const headers = { 'accept-encoding': 'br' }
  const data = await fetch(`${site.origin}/assets/temple.json`, { headers })
  expect(await data.json()).toEqual({ game: `${games.origin}/temple` })
})

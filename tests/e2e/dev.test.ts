import { spawn } from 'node:child_process'
import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { copyOfSite } from '../helpers/copy-of-site.ts'
import { goTo, hydrated } from '../helpers/go-to.ts'
import { test as base, expect } from '../helpers/site-test.ts'

type Dev = { origin: string; edit: (file: string, from: string, to: string) => void }

/** `npm run dev` over a copy of the sources, which the test may edit. */
const test = base.extend<{ dev: Dev }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of fixtures out of it
  dev: async ({}, use) => {
    const root = copyOfSite()
    const options = ['scripts/run.mjs', 'dev']
    // The build before all tests says that this is production; a developer's shell says nothing.
    const { NODE_ENV: _, ...env } = process.env
    const server = spawn(process.execPath, options, { cwd: root, env })
    const origin = await new Promise<string>((resolve, reject) => {
      let printed = ''
      server.stdout.on('data', chunk => {
        printed += chunk
        const [address] = /http:\/\/localhost:\d+(?=\/\n)/.exec(printed) ?? []
        if (address) resolve(address)
      })
      server.stderr.on('data', chunk => (printed += chunk))
      server.on('exit', () => reject(new Error(printed)))
    })
    await use({
      origin,
      edit: (file, from, to) => {
        const path = join(root, file)
        writeFileSync(path, readFileSync(path, 'utf8').replace(from, to))
      },
    })
    const ended = new Promise(resolve => server.on('close', resolve))
    server.kill()
    await ended
    rmSync(root, { recursive: true })
  },
})

// Starting the server and building a style take their time on a busy machine.
const patient = { timeout: 60_000 }
test.setTimeout(240_000)

test('saved components and texts show in the open page, and a saved style loads it again', async ({
  dev,
  page,
}) => {
  await goTo(page, dev.origin)
  await page.evaluate(() => document.documentElement.setAttribute('data-document', 'first'))
  const heading = page.getByRole('heading', { level: 1 })
  dev.edit('variants/affiliate/components/banner.tsx', '<MonthHeading', 'In short: <MonthHeading')
  await expect(heading).toContainText('In short: Best Online Casinos in New Zealand', patient)
  dev.edit('variants/affiliate/content/en/home.md', 'Keep it a game', 'Let it be a game')
  await expect(page.getByText('Let it be a game')).toBeVisible(patient)
  await expect(page.locator('html')).toHaveAttribute('data-document', 'first')

  // What the server renders follows, and then React hydrates over it without an error.
  const html = async () => (await page.request.get(dev.origin)).text()
  await expect.poll(html, patient).toContain('In short')
  await goTo(page, `${dev.origin}/?secretkey=social`)
  await expect(page.getByTestId('game-card')).toHaveCount(3)
  const style = page.locator('link[rel=stylesheet][href$="/index.css"]')
  const before = await style.getAttribute('href')
  dev.edit('shared/styles/index.css', ':root {', ':root {\n  --tried: 1px;')
  await expect(style).not.toHaveAttribute('href', before ?? '', patient)
  await hydrated(page)
})

import { spawn } from 'node:child_process'
import { rmSync } from 'node:fs'
import { copyOfSite } from '../helpers/copy-of-site.ts'
import { goTo } from '../helpers/go-to.ts'
import { test as base, expect } from '../helpers/site-test.ts'

/** What `npm start` prints over a copy of the sources, once it waits for visitors. */
const test = base.extend<{ printed: string }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of fixtures out of it
  printed: async ({}, use) => {
    const root = copyOfSite()
    // The build before all tests says that this is production; a visitor's shell says nothing.
    const { NODE_ENV: _, ...env } = process.env
    const options = ['scripts/run.mjs', 'start']
    const server = spawn(process.execPath, options, { cwd: root, env })
    const printed = await new Promise<string>((resolve, reject) => {
      let text = ''
      server.stdout.on('data', chunk => {
        text += chunk
        if (text.includes('Stop with Ctrl+C')) resolve(text)
      })
      server.stderr.on('data', chunk => (text += chunk))
      server.on('exit', () => reject(new Error(text)))
    })
    await use(printed)
    const ended = new Promise(resolve => server.on('close', resolve))
    server.kill()
    await ended
    rmSync(root, { recursive: true })
  },
})

test.setTimeout(240_000)

test('npm start builds and serves the site with its services, and names their addresses', async ({
  printed,
  page,
}) => {
  const addressAfter = (name: string): string =>
    new RegExp(`${name}\\s+(http://localhost:\\d+/\\S*)`).exec(printed)?.[1] ?? ''
  await goTo(page, addressAfter('The affiliate site'))
  await expect(page.getByTestId('brand-card')).toHaveCount(10)
  await goTo(page, addressAfter('in Finnish'))
  await expect(page.locator('html')).toHaveAttribute('lang', 'fi')
  await goTo(page, addressAfter('The social casino'))
  await page.getByTestId('game-card').getByRole('link').first().click()
  await expect(page.frameLocator('iframe').getByRole('button', { name: 'Spin' })).toBeVisible()
})

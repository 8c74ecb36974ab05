import { readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { buildSite } from '../../scripts/build/build-site.ts'
import { replaceFolder } from '../../scripts/build/replace-folder.ts'
import { readSettings } from '../../scripts/build/settings.ts'
import { siteFileOf } from '../../scripts/build/site-file.ts'
import { startProviders } from '../../scripts/serve/stand-ins/providers.ts'
import { startSite } from '../../scripts/serve/stand-ins/start-site.ts'
import { copyOfSite } from '../helpers/copy-of-site.ts'
import { goTo, hydrated } from '../helpers/go-to.ts'
import { expect, test } from '../helpers/site-test.ts'

test.setTimeout(240_000)

// Files of the version before are missing.
test.use({ expectedErrors: [/^Failed to load resource: .* 404/] })

/**
 * What each deployment changes, and the link that a visitor follows then. A pattern finds a line,
 * and keeps its first group.
 */
const deployments: { path: string; lines: Record<string, RegExp> }[] = [
  {
    path: '/privacy-policy',
    lines: { 'variants/social/content/en/privacy-policy.md': /^(## .{8}).*/m },
  },
  {
    path: '/cookie-policy',
    lines: {
      'variants/social/content/en/cookie-policy.md': /^(## .{8}).*/m,
      'variants/social/content/en/labels.yaml': /^(siteName: \S+).*/m,
      'variants/social/components/hero.tsx': /^(export function Hero\(\): ReactNode \{).*/m,
      'shared/variant/use-scroll-and-focus.ts': /^( {2}const type = useNavigationType\(\)).*/m,
      'loader/loader.ts': /^( {2}const now = new Date\(\)).*/m,
    },
  },
]

test('a tab that stays open through two deployments loses nothing', async ({ page }) => {
  const root = copyOfSite('.build')
  const inbox = await startProviders(0)
  const received = async () => (await page.request.get(`${inbox.origin}/inbox`)).json()
  const settings = readSettings({
    CONTACT_URL: `${inbox.origin}/inbox`,
    GAME_TEMPLE_URL: `${inbox.origin}/temple`,
  })
  const dist = join(root, 'dist')
  const deploy = async (name: string) => {
    // Each build has its own folder, because Node keeps the modules that it has imported.
    const built = await buildSite({ root, command: name, settings })
    replaceFolder(dist, built.dist)
    renameSync(siteFileOf(built.dist), siteFileOf(dist))
  }
  await deploy('first')
  const site = await startSite(dist, 0, settings)

  let documents = 0
  page.on('request', request => {
    documents += request.isNavigationRequest() && !request.frame().parentFrame() ? 1 : 0
  })
  /** Does what a visitor does to get to a path. Fails if the page is loaded more than once again. */
  const step = async (what: string, path: string, change: () => Promise<unknown>) => {
    documents = 0
    await change()
    // Without this, `hydrated` would see the page before.
    await page.waitForURL(({ pathname }) => pathname === path, { waitUntil: 'commit' })
    await expect(page.getByRole('heading', { level: 1 }), what).toBeVisible()
    await hydrated(page)
    expect(documents, what).toBeLessThanOrEqual(2)
  }

  const sent: object[] = []
  await goTo(page, `${site.origin}/contact?secretkey=social`)
  for (const [index, { path, lines }] of deployments.entries()) {
    const message = { name: 'Aroha', email: 'aroha@example.nz', message: `Kia ora ${index}` }
    for (const [name, text] of Object.entries(message)) {
      await page.locator(`[name=${name}]`).fill(text)
    }
    for (const [name, line] of Object.entries(lines)) {
      const file = join(root, name)
      const added = /tsx?$/.test(name) ? `;performance.mark('${index}')` : ` ${index}`
      writeFileSync(file, readFileSync(file, 'utf8').replace(line, `$1${added}`))
    }
    await deploy(`${index}`)
    const what = `${path} after deployment ${index + 1}`
    await step(what, path, () => page.locator(`a[href="${path}"]`).first().click())
    // page.goBack() would fail if the page that it opens is reloaded.
    const goBack = () => page.evaluate(() => void setTimeout(() => history.back()))
    await step(`back from ${what}`, '/contact', goBack)
    for (const [name, text] of Object.entries(message)) {
      await expect(page.locator(`[name=${name}]`), what).toHaveValue(text)
    }
    await step(`Send after ${what}`, '/contact', async () => {
      await page.locator('.contact-form button').click()
      await expect(page.locator('.result-sent')).toBeVisible()
    })
    sent.push(message)
    expect(await received()).toEqual(sent)
    await page.getByRole('button', { name: 'write another' }).click()
  }
  await Promise.all([site.close(), inbox.close()])
  rmSync(root, { recursive: true })
})

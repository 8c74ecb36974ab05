import { rmSync } from 'node:fs'
import type { Page } from 'playwright/test'
import { goTo } from './go-to.ts'
import { expect, test } from './site-test.ts'
import { startCommand } from './start-command.ts'

export type Preview = ReturnType<typeof startCommand> & {
  origin: string
  /** Opens a page, and waits for the panel. Resolves to the panel, and to its list of errors. */
  open: (page: Page, path: string) => ReturnType<typeof openPage>
}

/**
 * Runs the preview on a copy of the site, which the tests of a file edit one after the other. It
 * starts before the first test, so only tests can call the returned function.
 */
export function previewOfFile(): () => Preview {
  let preview: Preview
  test.describe.configure({ mode: 'default' })
  test.setTimeout(240_000)
  test.beforeAll(async () => {
    const command = startCommand('dev')
    await command.until('Ctrl+C')
    const origin = command.address('The affiliate site').slice(0, -1)
    preview = {
      ...command,
      origin,
      open: (page, path) => openPage(page, origin + path),
    }
  })
  test.afterAll(async () => {
    await preview.end()
    rmSync(preview.root, { recursive: true })
  })
  return () => preview
}

async function openPage(page: Page, address: string) {
  await goTo(page, address)
  const panel = page.locator('#preview')
  await expect(panel.getByText(/^Errors: /)).toBeVisible()
  return { panel, findings: panel.locator('details', { hasText: /^Errors: / }) }
}

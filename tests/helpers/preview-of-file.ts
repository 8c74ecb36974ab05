import { rmSync } from 'node:fs'
import type { Locator, Page } from 'playwright/test'
import { goTo } from './go-to.ts'
import { expect, test } from './site-test.ts'
import { startCommand } from './start-command.ts'

/** A page of the preview: its panel, and the part of that with mistakes and notes. */
type OpenPage = { panel: Locator; findings: Locator }

export type Preview = ReturnType<typeof startCommand> & {
  origin: string
  /** Opens a page, and waits for the panel. */
  open: (page: Page, path: string) => Promise<OpenPage>
  /** Changes files. Waits until the preview has reported the save of one of them. */
  save: (file: string, change: () => void) => Promise<void>
}

/**
 * Runs `npm run edit` over a copy of the site for the tests of a file, which edit the copy one
 * after the other. Returns a function that returns it, with `saved` written while it starts.
 */
export function previewOfFile(saved: Record<string, string> = {}): () => Preview {
  let preview: Preview
  test.describe.configure({ mode: 'default' })
  test.setTimeout(240_000)
  test.beforeAll(async () => {
    // Instead of an editor, which the machine may not have.
    const command = startCommand('edit', { more: { LAUNCH_EDITOR: 'touch' } })
    await command.until('Starting')
    for (const [file, text] of Object.entries(saved)) {
      command.write(file, text)
    }
    await command.until('Ctrl+C')
    const origin = command.address('The affiliate site').slice(0, -1)
    preview = {
      ...command,
      origin,
      open: (page, path) => openPage(page, origin + path),
      save: async (file, change) => {
        const before = command.printed().length
        change()
        await expect.poll(() => command.printed().slice(before)).toContain(`${file}  `)
      },
    }
  })
  test.afterAll(async () => {
    await preview.end()
    rmSync(preview.root, { recursive: true })
  })
  return () => preview
}

async function openPage(page: Page, address: string): Promise<OpenPage> {
  await goTo(page, address)
  const panel = page.locator('#preview')
  await expect(panel.getByRole('checkbox')).toBeVisible()
  return { panel, findings: panel.locator('.row > [role=status]') }
}

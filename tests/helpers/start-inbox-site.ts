import { buildSite } from '../../scripts/build/build-site.ts'
import { readSettings } from '../../scripts/build/settings.ts'
import { startSite } from '../../scripts/serve/start-site.ts'
import { startInbox } from '../../scripts/stand-ins/inbox.ts'

/**
 * Builds the site once more, with a contact form that delivers to an inbox on another origin, and
 * serves it until the end-to-end tests are done.
 */
export default async function startInboxSite(): Promise<() => Promise<void>> {
  const root = process.cwd()
  const inbox = await startInbox({ port: 0 })
  const settings = readSettings({ CONTACT_URL: inbox.address })
  const { dist } = await buildSite({ root, command: 'test/inbox', settings })
  const site = await startSite(dist, 0, settings)
  process.env.TEST_INBOX_SITE = site.origin
  process.env.TEST_INBOX = inbox.address
  return async () => {
    await Promise.all([site.close(), inbox.close()])
  }
}

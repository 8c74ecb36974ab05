import { execFileSync } from 'node:child_process'
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { builtKit } from '../../scripts/build/site-parts.ts'
import { changesSince, reportFileChanges } from '../../scripts/content/changes-since.ts'
import { filesOnDisk } from '../../scripts/content/content-files.ts'
import { filesAtRevision } from '../../scripts/content/git.ts'
import { UsageError } from '../../scripts/run-command.ts'
import { test as base, expect } from '../helpers/site-test.ts'
import { testSettings } from '../helpers/start-sites.ts'

/** A git repository with the site's words in it. */
const test = base.extend<{ repository: string }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of fixtures out of it
  repository: async ({}, use) => {
    const root = mkdtempSync(join(tmpdir(), 'words-'))
    for (const owner of ['shared', 'variants/affiliate', 'variants/social'])
      cpSync(`${owner}/content`, join(root, owner, 'content'), { recursive: true })
    const git = (...options: string[]) => execFileSync('git', options, { cwd: root })
    git('init', '-q', '-b', 'main')
    git('add', '-A')
    git('-c', 'user.name=a', '-c', 'user.email=a@example.com', 'commit', '-qm', 'Words')
    await use(root)
    rmSync(root, { recursive: true })
  },
})

test('each edited file is told with the addresses it alters and the words before and after', async ({
  repository,
}) => {
  const edit = (file: string, change: (text: string) => string) =>
    writeFileSync(join(repository, file), change(readFileSync(join(repository, file), 'utf8')))
  const affiliate = 'variants/affiliate/content'
  edit(`${affiliate}/en/poker.md`, text => text.replace('never borrow', 'do not borrow'))
  edit(`${affiliate}/fi/labels.yaml`, text => text.replace(/^getBonus: .*$/m, 'getBonus: BONUS'))
  edit('variants/social/content/en/temple.md', text =>
    text.replace('heading: Temple', 'heading: The Temple'),
  )

  const settings = testSettings(process.env.TEST_GAMES ?? '')
  const changes = await changesSince({
    before: filesAtRevision(repository, 'main'),
    after: filesOnDisk(repository),
    settings,
    kit: await builtKit(process.cwd(), 'test', settings),
  })
  const addresses = changes.map(change => change.addresses.map(({ address }) => address))
  expect(changes.map(({ file }) => file)).toEqual([
    `${affiliate}/en/poker.md`,
    `${affiliate}/fi/labels.yaml`,
    'variants/social/content/en/temple.md',
  ])
  expect(addresses[0]).toEqual(['/poker', '/nz/poker'])
  // A label of the brand cards stands on every list, though no list has cards before the answer.
  expect(addresses[1]).toContain('/fi/slot-machines')
  expect(addresses[1]).not.toContain('/fi/cookie-policy')
  // The name of a game stands on its own page and on the home page's card.
  expect(addresses[2]).toEqual(expect.arrayContaining(['/', '/temple']))
  expect(addresses[2]).not.toContain('/contact')
  const [sentence, ...others] = changes[0]?.sentences ?? []
  expect(sentence?.after).toContain('do not borrow')
  expect(sentence?.before).toBe(sentence?.after.replace('do not borrow', 'never borrow'))
  expect(others).toEqual([])
  expect(reportFileChanges(changes, 'main')).toContain(
    'alters affiliate site, English: /poker  /nz/poker',
  )
})

test('a revision that git does not know is named', ({ repository }) => {
  expect(() => filesAtRevision(repository, 'nowhere')).toThrow(UsageError)
  expect(() => filesAtRevision(repository, '--help')).toThrow(/no revision "--help"/)
})

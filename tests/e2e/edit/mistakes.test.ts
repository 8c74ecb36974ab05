import { renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { describe, errorsAmong } from '../../../scripts/content/finding.ts'
import { parseReply } from '../../../scripts/edit/page/requests.ts'
import { asError } from '../../../scripts/system/as-error.ts'
import { expectAccessible } from '../../helpers/expect-accessible.ts'
import { previewOfFile } from '../../helpers/preview-of-file.ts'
import { expect, test } from '../../helpers/site-test.ts'
import { startCommand } from '../../helpers/start-command.ts'

const affiliate = 'variants/affiliate/content'
const poker = `${affiliate}/en/poker.md`
const labels = `${affiliate}/en/labels.yaml`
const head = '---\ntitle: About us\ndescription: Who writes this site.\nheading: About us\n'
const sentence = 'never borrow to play.'

const preview = previewOfFile()

test('mistakes and notes are those of npm run content and of a build', async ({ page }) => {
  const { panel, findings } = await preview().open(page, '/poker')
  const others = Object.entries({
    'about.md': `${head}---\n`,
    'en/About us.md': `${head}---\n`,
    'en/front.md': `${head}descripton: D\n---\n`,
    'en/links.md': `${head}---\n\n[a](/draft) ![b](c.png) TODO {monht}\n\n##D\n`,
    'en/draft.md': `${head}draft: true\n---\n\n[a](nowhere)\n`,
    'fi/only.md': `${head}---\n`,
  }).map(([name, text]) => [`${affiliate}/${name}`, text] as const)
  for (const [file, text] of others) {
    preview().write(file, text)
  }
  const commands = ['content', 'build'].map(name => startCommand(name, { root: preview().root }))
  const ends = await Promise.allSettled(commands.map(({ untilEnd }) => untilEnd()))
  // Both fail, and say why.
  const [content = '', build = ''] = ends.map(end =>
    end.status === 'rejected' ? asError(end.reason).message : '',
  )
  const found = content.split('\n\n').flatMap(block => {
    const [file, ...lines] = block.trim().split('\n')
    return lines.map(line => line.replace(/^ *(\d+) {2}(?:ERROR|to do|note) +/, `${file}:$1  `))
  })
  const said = async () => {
    const marks = found.map(line => line.replace(/:.*/, '#title'))
    const data = { type: 'news', variant: 'affiliate', path: '/poker', marks }
    const headers = { 'sec-fetch-site': 'same-origin' }
    const address = `${preview().origin}/preview/request`
    const response = await page.request.post(address, { data, headers })
    const reply = parseReply('news', await response.json())
    return 'answer' in reply ? reply.answer.findings : []
  }
  await expect.poll(async () => (await said()).map(describe).sort()).toEqual(found.sort())
  const errors = errorsAmong(await said()).map(describe)
  expect(build.split('\n').filter(line => /:\d+ {2}/.test(line))).toEqual(errors)
  // New files have no earlier text. A note on a file that belongs to no page is on every page.
  await expect(findings).toContainText(`Errors: ${errors.length}`)
  await expect(findings).toContainText('content/about.md:1 This file is ignored.')
  await expect(findings).not.toContainText('last good text')
  await page.setViewportSize({ width: 1280, height: 900 })
  expect((await panel.boundingBox())?.height, 'a third of the window').toBeLessThanOrEqual(300)
  const good = preview().read(poker)
  preview().edit(poker, 'description:', 'descripton:')
  const message = `${poker}:3  There is no "descripton" here. Did you mean "description"?`
  await expect(findings).toContainText(`${message} Until then the preview shows the last good`)
  await expect.poll(preview().printed).toContain(`FIX THIS  ${message}`)
  await expect(page.getByText(sentence)).toBeVisible()

  // Other files can still be edited.
  preview().edit(`${affiliate}/en/home.md`, /\n## .*/, '\n## Let it be a game')
  await page.getByRole('link', { name: 'Top Online Casinos' }).first().click()
  await expect(page.getByText('Let it be a game')).toBeVisible()
  for (const [file] of others) {
    rmSync(join(preview().root, file))
  }
  await expect(findings).toContainText('Errors: 1')
  preview().write(poker, good)
  await expect(findings).not.toContainText(/Errors: [1-9]|Draft/)

  // A folder goes and comes back, as when branches are switched.
  const folder = join(preview().root, affiliate)
  renameSync(folder, `${folder}-away`)
  await expect(findings).toContainText('Restore it.')
  await expect(findings).not.toContainText('last good text')
  renameSync(`${folder}-away`, folder)
  await expect(findings).not.toContainText(/Errors: [1-9]|Draft/)

  await preview().open(page, '/poker')
  preview().edit(poker, sentence, 'TODO.')
  preview().edit(labels, 'GET BONUS', 'TBD')
  await expect(findings).toContainText('"TODO" was left over.')
  // The footer links to a page with notes.
  await expect(findings).not.toContainText('terms-and-conditions.md')
  await expect(findings).toContainText(/en\/labels\.yaml:\d+ {2}"TBD" was left over/)
  await expectAccessible(page, '#preview')
  // The panel covers no end of the page.
  await page.getByText('All rights reserved.').click({ trial: true })
  await findings.locator('summary').click()
  preview().edit(poker, 'TODO.', 'FIXME.')
  const note = page.getByText('"FIXME" was left over.')
  await expect(note).toBeAttached()
  await expect(note).toBeHidden()
  preview().write(poker, good)
  preview().edit(labels, 'TBD', 'GET BONUS')
})

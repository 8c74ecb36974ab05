import fc from 'fast-check'
import { filesOnDisk } from '../../../scripts/content/content-files.ts'
import { recordTranslation } from '../../../scripts/content/translate/record-translation.ts'
import { expectAccessible } from '../../helpers/expect-accessible.ts'
import { gitRepository } from '../../helpers/git-repository.ts'
import { hold } from '../../helpers/go-to.ts'
import { previewOfFile } from '../../helpers/preview-of-file.ts'
import { expect, test } from '../../helpers/site-test.ts'

const affiliate = 'variants/affiliate/content'

const roulette = `${affiliate}/en/roulette.md`

const preview = previewOfFile()
let git: ReturnType<typeof gitRepository>
test.beforeAll(() => {
  preview().edit(roulette, /$/, '\nDecide on a sum beforehand.\n')
  const translation = roulette.replace('/en/', '/fi/')
  preview().write(translation, recordTranslation(translation, filesOnDisk(preview().root)))
  git = gitRepository(preview().root)
})

test('random edits equal the same by hand, and go out for review', async ({ page }) => {
  const { panel } = await preview().open(page, '/roulette')
  const status = panel.locator('.send').getByRole('status')
  const changes = panel.locator('details').filter({ hasText: /^Changes/ })
  await page.getByText('Changes', { exact: true }).click()
  await page.getByRole('checkbox').check()
  const area = panel.locator('textarea')
  const edited = new Set<string>()
  const texts = page.locator('#casino-guide-root [data-preview-text]')
  await expect(texts).not.toHaveCount(0)
  const marks = await texts.evaluateAll(found => found.map(each => each.dataset.previewText))
  const some = fc.shuffledSubarray([...new Set(marks)], { minLength: 8, maxLength: 8 })
  for (const [index, mark] of fc.sample(some, { numRuns: 1, seed: 22 }).flat().entries()) {
    await page
      .locator(`#casino-guide-root [data-preview-text="${mark}"]`)
      .first()
      .dispatchEvent('click')
    const [file = '', line = ''] = (await area.getAttribute('aria-label'))?.split(':') ?? []
    const source = await area.inputValue()
    // Before a closing quote.
    const after = source.replace(/"?$/, `${['ä', ' —', '\u00A0x', ' 1'][index % 4]}$&`)
    const before = preview().read(file)
    await area.fill(after)
    await area.press('Control+Enter')
    await expect(area).toHaveCount(0)
    const above = before.split('\n').slice(0, Number(line) - 1)
    const start = before.indexOf(source, above.join('\n').length)
    const byHand = before.slice(0, start) + after + before.slice(start + source.length)
    expect(preview().read(file)).toBe(byHand)
    edited.add(file)
  }
  expect(edited.size).toBeGreaterThan(1)
  expect(git('diff --name-only').split('\n')).toEqual([...edited].sort())

  preview().edit(roulette, 'a sum beforehand', 'a sum first')
  const sectionOf = (file: string) => panel.getByRole('region', { name: file, exact: true })
  for (const file of edited) {
    await expect(sectionOf(file)).toBeVisible()
  }
  const translationFile = roulette.replace('/en/', '/fi/')
  const translation = sectionOf(translationFile)
  for (const section of [sectionOf(roulette), translation]) {
    await expect(section.locator('del')).toContainText(['beforehand'])
    await expect(section.locator('ins')).toContainText(['first'])
  }
  await expect(translation.getByRole('link')).toHaveAttribute('href', '/fi/roulette')
  await expectAccessible(page, '#preview')

  await translation.getByRole('button', { name: 'The translation is right' }).click()
  await expect(translation.getByRole('button')).toHaveCount(0)
  await expect(sectionOf(translationFile)).toContainText('The translation was confirmed.')
  const message = page.getByLabel('What you changed')
  const send = page.getByRole('button', { name: 'Send for review' })
  await message.fill('Eight words')
  preview().edit(roulette, 'heading:', 'headin:')
  await expect(panel.getByText(/^Errors: [1-9]/)).toBeVisible()
  await send.click()
  await expect(status).toContainText('Correct this error first')
  await expect(status).toBeInViewport()
  await expect(message).toHaveValue('Eight words')
  preview().edit(roulette, 'headin:', 'heading:')
  await expect(panel.getByText(/^Errors: [1-9]/)).toHaveCount(0)
  await send.click()
  await expect(status).toContainText('git push -u origin eight-words')
  await expect(status).toContainText('git switch main')
  // What was sent is listed apart, until it is merged.
  const sent = changes.getByRole('heading', { name: 'Sent, but not in origin/main yet' })
  await expect(sent).toBeAttached()
  await expect(changes.getByText('Not sent yet')).toHaveCount(0)
  await expect(translation.getByRole('button')).toHaveCount(0)
})

test('changes show that they are read, and a new page as its heading', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 })
  const news = `${affiliate}/en/news.md`
  const head = 'title: News\ndescription: What is new.\nheading: What is new\n'
  preview().write(news, `---\n${head}---\n\n${'Many words. '.repeat(500)}\n`)
  await expect.poll(preview().printed).toContain('New page: What is new')
  const { panel } = await preview().open(page, '/news')
  await expect(page.getByRole('button', { name: 'Send for review' })).toBeInViewport({ ratio: 1 })
  const release = await hold(page, '**/preview/request')
  const changes = page.getByText('Changes', { exact: true })
  await changes.click()
  await expect(panel.getByText('Reading what has changed …')).toBeInViewport()
  await release()
  const section = panel.getByRole('region', { name: news })
  await expect(section).toHaveText(`${news}New page: What is new`)
  await expect(section).toBeInViewport({ ratio: 1 })
  await expect(changes).toBeInViewport({ ratio: 1 })
  await expect(panel.getByText('Many words.')).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Send for review' })).toBeInViewport({ ratio: 1 })
  const box = await panel.boundingBox()
  expect(box?.height).toBeLessThanOrEqual(300)
})

test('a translation that is confirmed leaves the list at once', async ({ page }) => {
  preview().edit(`${affiliate}/en/poker.md`, /$/, '\nAnother paragraph.\n')
  const { panel } = await preview().open(page, '/poker')
  await page.getByText('Changes', { exact: true }).click()
  const button = panel
    .getByRole('region', { name: `${affiliate}/fi/poker.md` })
    .getByRole('button', { name: 'The translation is right' })
  await expect(button).toBeVisible()
  const release = await hold(page, '**/preview/request')
  await button.click()
  await expect(button).toHaveCount(0)
  await release()
  await expect(panel.getByText('The translation was confirmed.').last()).toBeVisible()
  await expect(button).toHaveCount(0)
})

import { anyAnswerLine } from '../../helpers/expect-page.ts'
import { hydrated, infoCalls } from '../../helpers/go-to.ts'
import { expect, test } from '../../helpers/site-test.ts'
import { faults, hangs } from './fault-service.ts'

test.use({ expectedErrors: [anyAnswerLine] })

test('the social casino shows if the info service fails or hangs', async ({ context, page }) => {
  const { port } = new URL(process.env.TEST_OTHER_SITE ?? '')
  // An unknown host gets an answer.
  await page.goto(`http://good.localhost:${port}/`)
  await hydrated(page)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  const answered = await page.locator('body').innerText()
  const open = async (name: string) => {
    const page = await context.newPage()
    const calls = infoCalls(page)
    await page.goto(`http://${name}.localhost:${port}/`)
    await hydrated(page)
    await expect(page.locator('#casino-guide-spinner')).toBeHidden()
    await expect(page.locator('body'), 'the social casino, and no error').toHaveText(answered, {
      useInnerText: true,
    })
    await expect(page.locator('html')).toHaveAttribute('data-stylesheet', 'index.css')
    const lines = (await page.consoleMessages()).map(message => message.text())
    const reason = name in hangs ? / zaman aşımı$/ : /TypeError: /
    expect(lines.filter(line => line.startsWith('Site bilgisi alınamadı: '))).toEqual([
      expect.stringMatching(reason),
    ])
    expect(calls).toHaveLength(1)
    // The request ends with the time-out.
    if (name in hangs) {
      await expect.poll(() => calls[0]?.failure()).toBeTruthy()
    }
  }
  await Promise.all(Object.keys(faults).map(name => test.step(name, () => open(name))))
})

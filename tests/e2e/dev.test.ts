import { test } from '../helpers/command-test.ts'
import { goTo, hydrated } from '../helpers/go-to.ts'
import { expect } from '../helpers/site-test.ts'

// Starting the server and building a style take their time on a busy machine.
const patient = { timeout: 60_000 }
test.setTimeout(240_000)

test('npm run dev shows saved components, texts, styles and pictures, and survives mistakes', async ({
  startCommand,
  page,
}) => {
  const dev = await startCommand('dev')
  const affiliate = dev.address('The affiliate site')
  const social = dev.address('The social casino')
  await goTo(page, affiliate)
  await page.evaluate(() => document.documentElement.setAttribute('data-document', 'first'))
  const heading = page.getByRole('heading', { level: 1 })
  dev.edit('variants/affiliate/components/banner.tsx', '<MonthHeading', 'In short: <MonthHeading')
  await expect(heading).toContainText('In short: Best Online Casinos in New Zealand', patient)
  dev.edit('variants/affiliate/content/en/home.md', 'Keep it a game', 'Let it be a game')
  await expect(page.getByText('Let it be a game')).toBeVisible(patient)
  await expect(page.locator('html')).toHaveAttribute('data-document', 'first')

  // What the server renders follows, and then React hydrates over it without an error.
  // A file that a save takes away while it is sent never ends.
  const read = (address: string) =>
    page.request.get(address, { timeout: 5_000 }).then(
      answer => answer.text(),
      () => '',
    )
  const html = () => read(affiliate)
  await expect.poll(html, patient).toContain('In short')
  await goTo(page, social)
  await expect(page.getByTestId('game-card')).toHaveCount(3)

  const style = page.locator('link[rel=stylesheet][href$="/index.css"]')
  const before = await style.getAttribute('href')
  dev.edit('shared/styles/index.css', ':root {', '} :root {\n  --tried: 1px;')
  const panel = page.getByRole('status').filter({ hasText: 'Fix this' })
  await expect(panel).toContainText('index.css', patient)
  await expect(style).toHaveAttribute('href', before ?? '')
  dev.edit('shared/styles/index.css', '} :root', ':root')
  await expect(style).not.toHaveAttribute('href', before ?? '', patient)
  await expect(panel).toHaveCount(0)
  await hydrated(page)

  dev.write('shared/images/tried.svg', '<svg xmlns="http://www.w3.org/2000/svg"/>')
  const pictures = async () => {
    const block = /id="entry-page">(.*?)<\/script>/s.exec(await html())?.[1] ?? '{}'
    const content = affiliate + JSON.parse(block).social.content.slice(1)
    return read(content)
  }
  await expect.poll(pictures, patient).toContain('tried')
})

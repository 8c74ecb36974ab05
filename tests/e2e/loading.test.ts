import { goTo } from '../helpers/go-to.ts'
import { expect, test } from '../helpers/site-test.ts'
import { stylesheetsInForce } from '../helpers/stylesheets-in-force.ts'
import { variantAddress } from '../helpers/variant-address.ts'

for (const [scenario, variant, stylesheet] of [
  ['affiliate', 'brand-card', 'Black.css'],
  ['affiliate-light', 'brand-card', 'index.css'],
  ['social', 'game-card', 'index.css'],
  ['social-black', 'game-card', 'Black.css'],
] as const) {
  test(`the answer ${scenario} gives ${variant}s in ${stylesheet}`, async ({ page }) => {
    await goTo(page, `/?secretkey=${scenario}`)
    await expect(page.getByTestId(variant).first()).toBeVisible()
    await expect(page.getByTestId(/^(brand|game)-card$/)).toHaveCount(
      variant === 'brand-card' ? 10 : 3,
    )
    expect(await stylesheetsInForce(page)).toEqual([stylesheet])
  })
}

for (const scenario of ['affiliate', 'social-black']) {
  test(`the answer ${scenario} shows dark from the first frame, also on a slow phone`, async ({
    page,
  }) => {
    const devTools = await page.context().newCDPSession(page)
    await devTools.send('Emulation.setCPUThrottlingRate', { rate: 6 })
    await page.addInitScript(() => {
      const seen = new Set<string>()
      const look = (): void => {
        const { body, documentElement } = document
        const isAnswered = performance.getEntriesByName('info-answered').length > 0
        const isArriving = !isAnswered || documentElement.matches('.loading')
        if (body && !isArriving) seen.add(getComputedStyle(body).backgroundColor)
        documentElement?.setAttribute('data-grounds', [...seen].join(' '))
        requestAnimationFrame(look)
      }
      look()
    })
    await goTo(page, `/?secretkey=${scenario}`)
    const dark = await page.evaluate(() => getComputedStyle(document.body).backgroundColor)
    await expect(page.locator('html')).toHaveAttribute('data-grounds', dark)
  })
}

for (const path of ['/', '/poker', '/temple', '/privacy-policy']) {
  test(`while the service is asked, a spinner of full height shows and nothing of ${path}`, async ({
    page,
  }) => {
    let answer = () => {}
    const held = new Promise<void>(resolve => {
      answer = resolve
    })
    await page.route('**/api/**', async route => {
      await held
      await route.continue()
    })
    await page.goto(path, { waitUntil: 'commit' })
    const spinner = page.getByRole('status').first()
    await expect(spinner).toBeVisible()
    await expect(page.locator('footer').first()).toBeAttached()
    expect(await spinner.boundingBox()).toMatchObject({ y: 0, ...page.viewportSize() })
    for (const part of ['header', 'main', 'footer']) {
      for (const each of await page.locator(part).all()) await expect(each).toBeHidden()
    }
    answer()
    await expect(page.locator('#spinner')).toBeHidden()
    await expect(page.getByRole('main')).toBeVisible()
  })
}

for (const [variant, heading] of [
  ['affiliate', 'Best Online Casinos in New Zealand'],
  ['social', 'Casino games, just for fun'],
] as const) {
  test(`an arrival at the ${variant} site shows nothing of the other, not for a frame`, async ({
    page,
  }) => {
    await page.addInitScript(() => {
      const seen = new Set<string>()
      const look = (): void => {
        for (const each of document.querySelectorAll('h1')) {
          const isSeen = each.checkVisibility({ opacityProperty: true, visibilityProperty: true })
          if (isSeen) seen.add((each.textContent ?? '').split(' - ')[0] ?? '')
        }
        document.documentElement?.setAttribute('data-seen', JSON.stringify([...seen]))
        requestAnimationFrame(look)
      }
      look()
    })
    await goTo(page, variantAddress(variant, '/'))
    await expect(page.locator('html')).toHaveAttribute('data-seen', JSON.stringify([heading]))
  })
}

test.describe('when the call fails', () => {
  test.use({ expectedErrors: ['Site bilgisi alınamadı', 'status of 500'] })

  test('the social casino shows in index.css, and the console is told in Turkish', async ({
    page,
  }) => {
    const told: string[] = []
    page.on('console', message => told.push(message.text()))
    await goTo(page, '/?secretkey=error-500')
    await expect(page.getByTestId('game-card')).toHaveCount(3)
    await expect(page.locator('#spinner')).toBeHidden()
    expect(await stylesheetsInForce(page)).toEqual(['index.css'])
    expect(told.filter(text => text.startsWith('Site bilgisi alınamadı'))).toHaveLength(1)
    await expect(page.getByRole('alert')).toHaveCount(0)
  })
})

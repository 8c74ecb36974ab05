import { faces } from '../../scripts/stand-ins/scenarios.ts'
import { findViolations } from '../helpers/find-violations.ts'
import { goTo } from '../helpers/go-to.ts'
import { pagesOf } from '../helpers/site-pages.ts'
import { expect, test } from '../helpers/site-test.ts'

const phone = { width: 390, height: 844 }
const desktop = { width: 1440, height: 900 }

for (const { variant, stylesheet, scenario } of faces) {
  for (const segment of ['', 'fi'] as const) {
    test(`${variant} in ${stylesheet}: every page of /${segment} is accessible on a phone and on a desktop`, async ({
      page,
    }) => {
      test.slow()
      for (const address of pagesOf(variant, segment)) {
        await page.setViewportSize(phone)
        await goTo(page, `${address}?secretkey=${scenario}`)
        expect(await findViolations(page), `${address} on a phone`).toEqual([])
        await page.setViewportSize(desktop)
        expect(await findViolations(page), `${address} on a desktop`).toEqual([])
      }
    })
  }
}

test('what is not accessible is found: on a page with faults put in, axe names each', async ({
  page,
}) => {
  await goTo(page, '/')
  await page.evaluate(() => {
    const pale = document.createElement('p')
    pale.textContent = 'Hardly to be read.'
    Object.assign(pale.style, { color: '#777', background: '#888' })
    const deep = document.createElement('h6')
    deep.textContent = 'Three levels too deep'
    const nameless = ['button', 'input', 'img'].map(name => document.createElement(name))
    document.querySelector('main')?.append(pale, ...nameless, deep)
  })
  const rules = (await findViolations(page)).map(line => line.split(' ')[0]).sort()
  const faults = ['button-name', 'color-contrast', 'heading-order', 'image-alt', 'label']
  expect(rules).toEqual([...faults, 'target-size'])
})

import { faces } from '../../scripts/stand-ins/faces.ts'
import { findViolations } from '../helpers/find-violations.ts'
import { goTo } from '../helpers/go-to.ts'
import { pagesOf } from '../helpers/site-pages.ts'
import { expect, test } from '../helpers/site-test.ts'

const phone = { width: 390, height: 844 }
const desktop = { width: 1440, height: 900 }

for (const { variant, stylesheet, scenario } of faces) {
  for (const address of [...pagesOf(variant), ...pagesOf(variant, 'fi')]) {
    test(`${variant} in ${stylesheet}: ${address} is accessible on a phone and on a desktop`, async ({
      page,
    }) => {
      test.slow()
      await page.setViewportSize(phone)
      await goTo(page, `${address}?secretkey=${scenario}`)
      expect(await findViolations(page)).toEqual([])
      await page.setViewportSize(desktop)
      expect(await findViolations(page)).toEqual([])
    })
  }
}

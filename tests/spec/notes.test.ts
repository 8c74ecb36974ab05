import { languages } from '../../shared/content/languages.ts'
import { addressIn } from '../../shared/pages/language-paths.ts'
import { variants } from '../../shared/site-info/site-info.ts'
import { affiliateRoutes } from '../../variants/affiliate/route-table.ts'
import { goTo, variantAddress } from '../helpers/go-to.ts'
import { test } from '../helpers/site-test.ts'
import { brandsBelowFirstScreen, largePages, secondLines } from '../helpers/word-limits.ts'

/** Words can be too long for a page, which is no error: a report notes it for editors. */
function note(problems: string[]): void {
  const notes = problems.map(description => ({ type: 'note', description }))
  test.info().annotations.push(...notes)
}

test('pages that are too large are noted', { tag: '@report' }, () => {
  note(largePages(process.env.SPEC_DIST ?? ''))
})

for (const language of languages) {
  test(`words that are too long in ${language} are noted`, { tag: '@report' }, async ({ page }) => {
    for (const variant of variants) {
      await goTo(page, variantAddress(variant, addressIn(language, '/')))
      note(await secondLines(page))
    }
    for (const { path } of affiliateRoutes) {
      await goTo(page, addressIn(language, path))
      note(await brandsBelowFirstScreen(page))
    }
  })
}

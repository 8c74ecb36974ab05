import { expect, test } from 'vitest'
import { languages } from '../../shared/content/languages.ts'
import { presentMonth } from '../../variants/affiliate/ranked-list/present-month.ts'

test('the month is New Zealand’s before and after every change of month until 2100', () => {
  const timeZone = 'Pacific/Auckland'
  // A Node may be built with English only.
  for (const language of Intl.DateTimeFormat.supportedLocalesOf(languages)) {
    const names = new Intl.DateTimeFormat(language, { month: 'long' })
    const months = Array.from({ length: 12 }, (_, month) => names.format(new Date(2020, month)))
    const format = new Intl.DateTimeFormat(language, { month: 'long', year: 'numeric', timeZone })
    for (let month = -12 * 12; month < 12 * 80; month++) {
      // Minutes around the hours at which a month can change there, with and without summer time.
      for (const minutes of [-841, -839, -781, -779, -721, -719, -661, -659]) {
        const moment = new Date(Date.UTC(2020, month, 1, 0, minutes))
        const shown = presentMonth(moment, months.join(' '))
        expect(shown, moment.toISOString()).toBe(format.format(moment))
      }
    }
  }
})

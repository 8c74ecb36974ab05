import { expect, test } from 'vitest'
import { readWords } from '../../scripts/content/read-content.ts'
import { languages } from '../../shared/content/languages.ts'
import { presentMonth } from '../../variants/affiliate/ranked-list/present-month.ts'

const { affiliate } = readWords(process.cwd()).words

test('the month is New Zealand’s before and after every change of month until 2100', () => {
  for (const language of languages) {
    const { months = '' } = affiliate[language].labels
    const timeZone = 'Pacific/Auckland'
    const format = new Intl.DateTimeFormat(language, { month: 'long', year: 'numeric', timeZone })
    for (let month = -12 * 12; month < 12 * 80; month++)
      for (let hour = -14; hour <= -10; hour++)
        for (const minute of [0, 59]) {
          const moment = new Date(Date.UTC(2020, month, 1, hour, minute))
          expect(presentMonth(moment, months), moment.toISOString()).toBe(format.format(moment))
        }
  }
})

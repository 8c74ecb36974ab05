/**
 * Writes the month and year of the home heading (spec §2) in New Zealand, such as 'November 2026'.
 * `months` has the names with spaces between. New Zealand is 13 hours ahead of UTC when a month
 * from October to April begins, else 12. Intl would take longer to load than the page to lay out.
 */
export function presentMonth(now: Date, months: string): string {
  const at = (hours: number) => new Date(now.getTime() + hours * 3_600_000)
  const month = at(13).getUTCMonth()
  const there = at(month > 3 && month < 9 ? 12 : 13)
  return `${months.split(' ')[there.getUTCMonth()]} ${there.getUTCFullYear()}`
}

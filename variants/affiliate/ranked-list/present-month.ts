/**
 * The month and year that the home heading shows (spec §2): New Zealand's, whatever the visitor's own
 * zone: 'November 2026'. It is given the months' names with spaces between. New Zealand is 13 hours
 * ahead of UTC where summer time is in force as a month begins, from October to April, else 12. (Not
 * with Intl: for its first date the browser loads what takes longer than laying out the page.)
 */
export function presentMonth(now: Date, months: string): string {
  const at = (hours: number) => new Date(now.getTime() + hours * 3_600_000)
  const month = at(13).getUTCMonth()
  const there = at(month > 3 && month < 9 ? 12 : 13)
  return `${months.split(' ')[there.getUTCMonth()]} ${there.getUTCFullYear()}`
}

/**
 * The month and year that the home heading shows (spec §2): New Zealand's, whatever the visitor's
 * own zone, in the page's language: 'November 2026', 'marraskuu 2026'.
 */
export const presentMonth = (now: Date, language: 'en' | 'fi'): string =>
  now.toLocaleDateString(language === 'fi' ? 'fi' : 'en-NZ', {
    month: 'long',
    year: 'numeric',
    timeZone: 'Pacific/Auckland',
  })

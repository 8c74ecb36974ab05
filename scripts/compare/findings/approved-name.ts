/** What the approved set calls a page in a scenario: `/fi/poker social` is `fi.poker.social`. */
export const approvedName = (page: string): string =>
  page.replace('/ ', '/home ').slice(1).replaceAll('/', '.').replace(' ', '.')

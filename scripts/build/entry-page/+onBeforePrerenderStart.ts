/** Gives Vike its first page, of which +onPrerenderStart.ts makes all pages. */
export const onBeforePrerenderStart = (): string[] => ['/']

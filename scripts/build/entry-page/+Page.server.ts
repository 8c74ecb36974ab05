// Vike finds its one page by this name. +onPrerenderStart.ts makes all pages out of it.
export { renderEntryPage as Page } from './render-entry-page.ts'

// Vike finds its one page by this name. A `+config.ts` would do as well, but two builds at the same time
// would delete each other's temporary copy of it.
export { renderEntryPage as Page } from './render-entry-page.ts'

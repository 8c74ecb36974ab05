// Vike finds its one page by this file. +onRenderHtml.ts renders it.
export { renderEntryPage as Page } from './render-entry-page.ts'

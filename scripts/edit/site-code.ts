/** What depends on the site’s code. The preview imports it again after that code has changed. */
export { openText, saveText } from './editable-texts.ts'
export { makeSite } from './make-site.ts'
export { renderPage } from './render-page.ts'

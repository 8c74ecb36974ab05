/**
 * What depends on the site’s code. The preview imports it again after that code has changed: each
 * module that imports a changed file, also through others, then starts with an empty cache. So the
 * caches (`remember`, parse-file.ts, with-pictures.ts) need no key for code such as a route table.
 */
export { openText, saveText } from './editable-texts.ts'
export { makeSite } from './make-site.ts'
export { renderPage } from './render-page.ts'

import type { Language } from '../../shared/content/languages.ts'
import type { EntryPage } from '../../shared/entry-page/entry-page.ts'
import type { PageHtml } from '../../shared/site/prerender-site.tsx'
import type { Loader } from './bundle-loader.ts'
import { policyInPage } from './policy.ts'
import type { Styles } from './styles.ts'

/** What is the same on every entry page. */
export type PageShell = {
  loader: Loader
  criticalStyle: string
  stylesheets: Styles['addresses']
  themeColours: Styles['themeColours']
  /** The site's mark, in the forms that browsers and systems ask for. */
  images: Record<'favicon' | 'mark-48' | 'mark-180', string>
}

export type EntryPageInput = {
  language: Language
  /** The page's own address; null on the page for unknown paths. */
  address: string | null
  loading: string
  social: PageHtml
  affiliate: PageHtml | null
  data: EntryPage
}

/**
 * Composes an entry page. The order is the point: the loader's call first, so that it waits for nothing; a
 * policy next, because browsers that look ahead for what a page will need ask for none of it before
 * they know that; the rules and the colours that apply from the start, because the page is laid out
 * by them while the service is asked; the spinner before the pages, so that it shows while they come;
 * the stylesheets last, so that neither waits for them (the loader takes them for the end of the
 * page). Black.css is for no medium until the answer chooses it. It stands first, because the parser
 * waits at each of the others, and index.css before the rules, so that no page shows without colours.
 * In the head, theme-color is the last of what both variants share: what follows is the loader's to
 * change.
 */
export function composeEntryPage(shell: PageShell, page: EntryPageInput): string {
  const { loader, criticalStyle, stylesheets, themeColours, images } = shell
  const { language, address, loading, social, affiliate, data } = page
  const path = address ? ` data-path="${encodeURI(address)}"` : ''
  return [
    `<!doctype html><html lang="${language}"${path}><head><meta charset="utf-8">`,
    `<script>${loader.ask}</script>`,
    `<meta http-equiv="Content-Security-Policy" content="${policyInPage}">`,
    `<link rel="preload" as="style" href="${stylesheets['index.css']}">`,
    `<link rel="preload" as="style" href="${stylesheets['site.css']}">`,
    `<script>${loader.load}</script>`,
    `<style>${criticalStyle}</style>`,
    '<meta name="viewport" content="width=device-width,initial-scale=1">',
    `<link rel="icon" type="image/png" sizes="48x48" href="${images['mark-48']}">`,
    `<link rel="icon" type="image/svg+xml" sizes="any" href="${images.favicon}">`,
    `<link rel="apple-touch-icon" href="${images['mark-180']}">`,
    `<meta name="theme-color" content="${themeColours['index.css']}" data-black="${themeColours['Black.css']}">`,
    social.head,
    '</head><body>',
    `<div id="spinner" role="status">${circle}${escaped(loading)}</div>`,
    `<div id="root">${social.body}</div>`,
    affiliate && `<template id="affiliate">${affiliate.head}${affiliate.body}</template>`,
    `<script type="application/json" id="entry-page">${jsonInHtml(data)}</script>`,
    `<link rel="stylesheet" media="not all" href="${stylesheets['Black.css']}">`,
    `<link rel="stylesheet" href="${stylesheets['index.css']}">`,
    `<link rel="stylesheet" href="${stylesheets['site.css']}">`,
    '</body></html>\n',
  ]
    .filter(Boolean)
    .join('')
}

/** Draws the spinner as SVG, because WebKit paints nothing of a page without stylesheets but pictures. */
const circle =
  '<svg viewBox="0 0 48 48" aria-hidden="true"><circle cx="24" cy="24" r="22"/><path d="M8.4 8.4a22 22 0 0 1 31.2 0"/></svg>'

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')

const jsonInHtml = (data: unknown): string => JSON.stringify(data).replaceAll('<', '\\u003c')

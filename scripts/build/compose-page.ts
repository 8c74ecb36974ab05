import { cardContext } from '../../shared/entry-page/card-context.ts'
import type { EntryPage, VariantPage } from '../../shared/entry-page/entry-page.ts'
import type { PageHtml } from '../../shared/site/prerender-site.tsx'
import { imageOf } from '../../shared/site/site.ts'
import type { Variant } from '../../shared/site-info/site-info.ts'
import type { SitePath } from '../content/site-routes.ts'
import type { DistFile } from '../system/hashed-file.ts'
import { pageFile } from './dist-file.ts'
import { policyInPage } from './policy.ts'
import type { BuiltContents } from './site-contents.ts'
import type { SiteParts } from './site-parts.ts'

type ComposeInput = Omit<SiteParts, 'images' | 'render'> & {
  contents: BuiltContents
  render: (variant: Variant, sitePath: SitePath) => Promise<PageHtml>
}

/** What visitors without scripts read at an unknown path: what the router's own error page says. */
const notFound = {
  head: '<title>404 Not Found</title><meta name="robots" content="noindex">',
  body: '<h1>Unexpected Application Error!</h1><p>404 Not Found</p>',
}

/**
 * Composes the entry page of an address, with both variants in it; without one, the page that hosts
 * answer unknown paths with (spec §2). There React renders the router's error page or, under a market
 * segment without prerendered pages, the page asked for.
 */
export async function composePage(site: ComposeInput, at: SitePath | null): Promise<DistFile> {
  const { loader, pageStyle, stylesheets, themeColours, contents } = site
  const language = at?.language ?? 'en'
  const affiliate = at && (await site.render('affiliate', at))
  const social = at ? await site.render('social', at) : notFound
  const manifest = (variant: Variant) =>
    `<link rel="manifest" href="${contents[variant][language].manifest}">`
  const path = at ? ` data-path="${encodeURI(at.address)}"` : ''
  const { content } = contents.social[language]
  const document = [
    `<!doctype html><html lang="${language}"${path}><head><meta charset="utf-8">`,
    // The call leaves before anything else.
    `<script>${loader.ask}</script>`,
    // Browsers that look ahead for what a page needs ask for nothing before they know a policy.
    `<meta http-equiv="Content-Security-Policy" content="${policyInPage}">`,
    `<style>${pageStyle}</style>`,
    '<meta name="viewport" content="width=device-width,initial-scale=1">',
    `<link rel="icon" type="image/png" href="${imageOf(content, 'mark-48')}">`,
    `<link rel="apple-touch-icon" href="${imageOf(content, 'mark-180')}">`,
    // What follows it in the head is one variant's: the loader replaces it (loader/show-affiliate.ts).
    `<meta name="theme-color" content="${themeColours['index.css']}" data-black="${themeColours['Black.css']}">`,
    social.head,
    at && manifest('social'),
    '</head><body>',
    // Before the pages, so that it shows while they come.
    `<div id="spinner" role="status">${circle}${escaped(content.labels.loading ?? '')}</div>`,
    `<div id="root">${social.body}</div>`,
    affiliate &&
      `<template id="affiliate">${affiliate.head}${manifest('affiliate')}<div id="root">${affiliate.body}</div></template>`,
    `<script type="application/json" id="entry-page">${jsonInHtml(dataOf(site, at))}</script>`,
    // For no medium, because the parser and the loader would wait for others (loader/apply-stylesheet.ts).
    `<link rel="stylesheet" media="not all" href="${stylesheets['Black.css']}">`,
    `<link rel="stylesheet" media="not all" href="${stylesheets['index.css']}">`,
    `<noscript><link rel="stylesheet" href="${stylesheets['index.css']}"></noscript>`,
    // At the end, because it needs all that stands before it.
    `<script>${loader.load}</script>`,
    '</body></html>\n',
  ]
  return { path: at ? pageFile(at.address) : '404.html', bytes: document.filter(Boolean).join('') }
}

/** Draws the spinner as SVG, because WebKit paints nothing of a page without stylesheets but pictures. */
const circle =
  '<svg viewBox="0 0 48 48" aria-hidden="true"><circle cx="24" cy="24" r="22"/><path d="M8.4 8.4a22 22 0 0 1 31.2 0"/></svg>'

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')

/** Returns a value as JSON that ends no script element. */
export const jsonInHtml = (value: unknown): string =>
  JSON.stringify(value).replaceAll('<', '\\u003c')

function dataOf({ contents, scripts }: ComposeInput, at: SitePath | null): EntryPage {
  const language = at?.language ?? 'en'
  const orders: Record<string, 'given' | 'shuffled'> = { home: 'given', category: 'shuffled' }
  const variantPage = (variant: Variant): VariantPage => {
    const { address, content } = contents[variant][language]
    const body = at && content.bodies[at.rows[variant].page]
    return { ...scripts[variant], content: address, body: body ?? null }
  }
  return {
    prerendered: at !== null,
    affiliate: {
      ...variantPage('affiliate'),
      order: (at && orders[at.rows.affiliate.kind]) ?? null,
      cards: cardContext(contents.affiliate[language].content),
    },
    social: variantPage('social'),
  }
}

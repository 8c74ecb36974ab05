import { imageOf } from '../../shared/content/variant-content.ts'
import { cardContext } from '../../shared/pages/card-context.ts'
import type { EntryPage, VariantPage } from '../../shared/pages/entry-page.ts'
import type { Variant } from '../../shared/site-info/site-info.ts'
import type { PageHtml } from '../../shared/variant/prerender-page.tsx'
import type { SitePath } from '../content/site-routes.ts'
import type { Parts } from './build-parts.ts'
import { policyInPage } from './policy.ts'
import type { BuiltContents } from './site-contents.ts'

export type ComposeInput = Omit<Parts, 'images' | 'files' | 'slot'> & {
  contents: BuiltContents
  scripts: Record<Variant, Pick<VariantPage, 'script' | 'chunks'>>
  render: (variant: Variant, sitePath: SitePath) => Promise<PageHtml>
}

/** What visitors without scripts read at an unknown path: what the router's own error page says. */
const notFound = {
  head: '<title>404 Not Found</title><meta name="robots" content="noindex">',
  body: '<h1>Unexpected Application Error!</h1><p>404 Not Found</p>',
}

/**
 * Composes the entry page of an address, with both variants in it; without one, the page that hosts
 * answer unknown paths with (spec §2): React renders the router's error page there or, under a market
 * segment without prerendered pages, the one asked for. The order is the point: the loader's call
 * first, so that it waits for nothing; a policy next, because browsers that look ahead for what a
 * page will need ask for none of it before they know that; the rules and the colours that apply from
 * the start, because the page shows by them as soon as the answer is there; the spinner before the
 * pages, so that it shows while they come; the stylesheets last, so that neither waits for them (the
 * loader takes them for the end of the page). Black.css is for no medium until the answer chooses it.
 * It stands first, because the parser waits at each of the others, and index.css before the rules, so
 * that no page shows without colours. In the head, theme-color is the last of what both variants
 * share: what follows is the loader's to change.
 */
export async function composePage(site: ComposeInput, at: SitePath | null): Promise<string> {
  const { loader, criticalStyle, stylesheets, themeColours, contents } = site
  const language = at?.language ?? 'en'
  const affiliate = at && (await site.render('affiliate', at))
  const social = at ? await site.render('social', at) : notFound
  const manifest = (variant: Variant) =>
    `<link rel="manifest" href="${contents[variant][language].manifest}">`
  const path = at ? ` data-path="${encodeURI(at.address)}"` : ''
  const { content } = contents.social[language]
  const document = [
    `<!doctype html><html lang="${language}"${path}><head><meta charset="utf-8">`,
    `<script>${loader.ask}</script>`,
    `<meta http-equiv="Content-Security-Policy" content="${policyInPage}">`,
    `<link rel="preload" as="style" href="${stylesheets['index.css']}">`,
    `<link rel="preload" as="style" href="${stylesheets['site.css']}">`,
    `<script>${loader.load}</script>`,
    `<style>${criticalStyle}</style>`,
    '<meta name="viewport" content="width=device-width,initial-scale=1">',
    `<link rel="icon" type="image/png" href="${imageOf(content, 'mark-48')}">`,
    `<link rel="apple-touch-icon" href="${imageOf(content, 'mark-180')}">`,
    `<meta name="theme-color" content="${themeColours['index.css']}" data-black="${themeColours['Black.css']}">`,
    social.head,
    at && manifest('social'),
    '</head><body>',
    `<div id="spinner" role="status">${circle}${escaped(content.labels.loading ?? '')}</div>`,
    `<div id="root">${social.body}</div>`,
    affiliate &&
      `<template id="affiliate">${affiliate.head}${manifest('affiliate')}<div id="root">${affiliate.body}</div></template>`,
    `<script type="application/json" id="entry-page">${jsonInHtml(dataOf(site, at))}</script>`,
    `<link rel="stylesheet" media="not all" href="${stylesheets['Black.css']}">`,
    `<link rel="stylesheet" href="${stylesheets['index.css']}">`,
    `<link rel="stylesheet" href="${stylesheets['site.css']}">`,
    '</body></html>\n',
  ]
  return document.filter(Boolean).join('')
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

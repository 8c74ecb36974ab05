import { fail } from 'node:assert'
import type { Page } from '../../../shared/content/page.ts'
import { imageOf, pageOf } from '../../../shared/content/variant-content.ts'
import { cardContent } from '../../../shared/pages/card-content.ts'
import type { EntryPageData, VariantFiles } from '../../../shared/pages/entry-page-data.ts'
import { headValues } from '../../../shared/pages/head-values.ts'
import type { Route } from '../../../shared/pages/route.ts'
import type { Variant } from '../../../shared/site-info/site-info.ts'
import { prerenderAffiliate, prerenderSocial } from '../../../variants/prerender.ts'
import type { BuiltVariant, BuiltVariants } from '../built-variants.ts'
import { jsonInHtml, textInHtml } from '../in-html.ts'
import { policyInPage } from '../policy.ts'
import type { Site } from '../site.ts'
import type { EntryPage } from '../site-routes.ts'
import { headInHtml } from './head-in-html.ts'

/** What an entry page is made of. The page for unknown paths has no `entryPage`. */
type EntryPageInput = { site: Site; entryPage: EntryPage | null }

type VariantScripts = Record<Variant, VariantFiles['scripts']>

/** What visitors without scripts read at an unknown path: the text of the router's error page. */
const notFound = {
  head: '<title>404 Not Found</title><meta name="robots" content="noindex">',
  root: '<div id="casino-guide-root"><h1>Unexpected Application Error!</h1><p>404 Not Found</p></div>',
}

/**
 * Renders an address with both variants. Without an address, renders the page for unknown paths
 * (spec §2), which becomes the router’s error page or a page of a market that is not prerendered.
 */
export async function renderEntryPage(
  { site, entryPage }: EntryPageInput,
  scripts: VariantScripts,
): Promise<string> {
  const { loader, pageStyle, stylesheets, themeColours, builtVariants } = site
  const language = entryPage?.language ?? 'en'
  const variants = entryPage && (await renderVariants(site, entryPage))
  const { content } = builtVariants.social[language]
  const head = entryPage
    ? headInHtml(headValues(content, pageAt(builtVariants, entryPage, 'social')), language)
    : notFound.head
  const path = entryPage ? ` data-path="${encodeURI(entryPage.address)}"` : ''
  const document = [
    `<!doctype html><html lang="${language}"${path}><head><meta charset="utf-8">`,
    // First, so that the call leaves before anything else.
    `<script>${loader.firstScript}</script>`,
    // Before all addresses: preload scanners wait for the policy.
    `<meta http-equiv="Content-Security-Policy" content="${policyInPage}">`,
    ...[pageStyle, ...screenStylesOf(site, entryPage)].map(style => `<style>${style}</style>`),
    '<meta name="viewport" content="width=device-width,initial-scale=1">',
    `<link rel="icon" type="image/png" href="${imageOf(content, 'mark-48')}">`,
    `<link rel="apple-touch-icon" href="${imageOf(content, 'mark-180')}">`,
    `<meta name="theme-color" content="${themeColours['index.css']}" data-black="${themeColours['Black.css']}">`,
    // Phones would make links of numbers before React hydrates the page, and break it.
    '<meta name="format-detection" content="telephone=no">',
    // The head of one variant. The other one replaces its values (shared/variant/page-head.tsx).
    head,
    '</head><body>',
    // Before the pages, so that it shows while they arrive.
    `<div id="casino-guide-spinner" role="status">${textInHtml(content.labels.loading)}</div>`,
    variants?.social ?? notFound.root,
    variants && `<template id="casino-guide-affiliate">${variants.affiliate}</template>`,
    `<script type="application/json" id="casino-guide-page">${jsonInHtml(dataOf(builtVariants, entryPage, scripts))}</script>`,
    // The loader enables one (loader/apply-stylesheet.ts). For no medium, because Firefox runs no
    // modules while a stylesheet for the page loads.
    `<link rel="stylesheet" data-casino-guide disabled media="not all" href="${stylesheets['Black.css']}">`,
    `<link rel="stylesheet" data-casino-guide disabled media="not all" href="${stylesheets['index.css']}">`,
    `<noscript><link rel="stylesheet" href="${stylesheets['index.css']}"></noscript>`,
    // Last, because it needs everything above.
    `<script>${loader.secondScript}</script>`,
    '</body></html>\n',
  ]
  return document.filter(Boolean).join('')
}

/** Lists the styles of the first screens of both variants. */
function screenStylesOf({ screenStyles }: Site, entryPage: EntryPage | null): string[] {
  const kinds = new Set(entryPage ? Object.values(entryPage.rows).map(({ kind }) => kind) : [])
  return [...kinds].map(
    kind => screenStyles[kind] ?? fail(`There is no shared/styles/${kind}-screen.css.`),
  )
}

async function renderVariants(
  { builtVariants, now }: Site,
  { language, market, path, rows }: EntryPage,
) {
  const inputOf = <Label extends string>(
    { content, textPages }: BuiltVariant<Label>,
    { name }: Route,
  ) => ({ content, textPage: textPages[name]?.page ?? null, market, path, now })
  return {
    affiliate: await prerenderAffiliate(inputOf(builtVariants.affiliate[language], rows.affiliate)),
    social: await prerenderSocial(inputOf(builtVariants.social[language], rows.social)),
  }
}

function pageAt(
  builtVariants: BuiltVariants,
  { language, rows }: EntryPage,
  variant: Variant,
): Page {
  const { content, textPages } = builtVariants[variant][language]
  const { name } = rows[variant]
  return textPages[name]?.page ?? pageOf(content, name)
}

function dataOf(
  builtVariants: BuiltVariants,
  entryPage: EntryPage | null,
  scripts: VariantScripts,
): EntryPageData {
  const language = entryPage?.language ?? 'en'
  const filesOf = (variant: Variant): VariantFiles => {
    const { address, textPages } = builtVariants[variant][language]
    const textPage = entryPage ? textPages[entryPage.rows[variant].name] : undefined
    return {
      scripts: scripts[variant],
      content: address,
      textPage: textPage?.address,
    }
  }
  return {
    prerendered: entryPage !== null,
    affiliate: {
      ...filesOf('affiliate'),
      order: entryPage?.rows.affiliate.order ?? null,
      cardContent: cardContent(builtVariants.affiliate[language].content),
      title: entryPage ? pageAt(builtVariants, entryPage, 'affiliate').title : '',
    },
    social: filesOf('social'),
  }
}

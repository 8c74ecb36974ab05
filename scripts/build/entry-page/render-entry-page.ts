import { imageOf, pageOf } from '../../../shared/content/variant-content.ts'
import { cardContent } from '../../../shared/pages/card-content.ts'
import type { EntryPage, VariantFiles } from '../../../shared/pages/entry-page.ts'
import { type HeadValues, headValues } from '../../../shared/pages/head-values.ts'
import type { Route } from '../../../shared/pages/route.ts'
import type { Variant } from '../../../shared/site-info/site-info.ts'
import { prerenderAffiliate, prerenderSocial } from '../../../variants/prerender.ts'
import type { Parts } from '../build-parts.ts'
import { jsonInHtml, textInHtml } from '../in-html.ts'
import { policyInPage } from '../policy.ts'
import type { BuiltContent, BuiltContents } from '../site-contents.ts'
import type { SitePath } from '../site-routes.ts'
import { headInHtml } from './head-in-html.ts'

/** What all entry pages share. */
export type EntrySite = Pick<Parts, 'loader' | 'pageStyle' | 'stylesheets' | 'themeColours'> & {
  contents: BuiltContents
  /** The time of the build, whose month pages show. */
  now: Date
}

/** What one page is made of. The page for unknown paths is at no address. */
export type PageData = { site: EntrySite; at: SitePath | null }

type VariantScripts = Record<Variant, VariantFiles['scripts']>

/** What visitors without scripts read at an unknown path: the text of the router's error page. */
const notFound = {
  head: '<title data-casino-guide="title">404 Not Found</title><meta name="robots" content="noindex">',
  root: '<div id="casino-guide-root"><h1>Unexpected Application Error!</h1><p>404 Not Found</p></div>',
}

/**
 * Renders an address with both variants. Without an address, renders the page for unknown paths
 * (spec §2), which becomes the router’s error page or a page of a market that is not prerendered.
 */
export async function renderEntryPage(
  { site, at }: PageData,
  scripts: VariantScripts,
): Promise<string> {
  const { loader, pageStyle, stylesheets, themeColours, contents } = site
  const language = at?.language ?? 'en'
  const variants = at && (await renderVariants(site, at))
  const head = at ? headInHtml(headOf(contents, at, 'social'), language) : notFound.head
  const path = at ? ` data-path="${encodeURI(at.address)}"` : ''
  const { content } = contents.social[language]
  const document = [
    `<!doctype html><html lang="${language}"${path}><head><meta charset="utf-8">`,
    // First, so that the call leaves before anything else.
    `<script>${loader.firstScript}</script>`,
    // Before all addresses: preload scanners wait for the policy.
    `<meta http-equiv="Content-Security-Policy" content="${policyInPage}">`,
    `<style>${pageStyle}</style>`,
    '<meta name="viewport" content="width=device-width,initial-scale=1">',
    `<link rel="icon" type="image/png" href="${imageOf(content, 'mark-48')}">`,
    `<link rel="apple-touch-icon" href="${imageOf(content, 'mark-180')}">`,
    // The rest of the head is one variant's: the loader replaces its values (shared/pages/set-head.ts).
    `<meta name="theme-color" content="${themeColours['index.css']}" data-black="${themeColours['Black.css']}">`,
    // Phones would make links of numbers before React hydrates the page, and break it.
    '<meta name="format-detection" content="telephone=no">',
    head,
    '</head><body>',
    // Before the pages, so that it shows while they arrive.
    `<div id="casino-guide-spinner" role="status">${textInHtml(content.labels.loading)}</div>`,
    variants?.social ?? notFound.root,
    variants && `<template id="casino-guide-affiliate">${variants.affiliate}</template>`,
    `<script type="application/json" id="casino-guide-page">${jsonInHtml(dataOf(contents, at, scripts))}</script>`,
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

async function renderVariants(
  { contents, now }: EntrySite,
  { language, segment, path, rows }: SitePath,
) {
  const inputOf = <Label extends string>(
    { content, textPages }: BuiltContent<Label>,
    { name }: Route,
  ) => ({ content, textPage: textPages[name]?.page ?? null, segment, path, now })
  return {
    affiliate: await prerenderAffiliate(inputOf(contents.affiliate[language], rows.affiliate)),
    social: await prerenderSocial(inputOf(contents.social[language], rows.social)),
  }
}

function headOf(
  contents: BuiltContents,
  { language, rows }: SitePath,
  variant: Variant,
): HeadValues {
  const { content, textPages, manifest } = contents[variant][language]
  const { name } = rows[variant]
  const page = textPages[name]?.page ?? pageOf(content, name)
  return { ...headValues(content, page), manifest }
}

/** The head’s values that the loader changes if it shows the affiliate. */
function headChanges(contents: BuiltContents, at: SitePath): HeadValues {
  const social = headOf(contents, at, 'social')
  const affiliate = Object.entries(headOf(contents, at, 'affiliate'))
  return Object.fromEntries(affiliate.filter(([name, value]) => value !== social[name]))
}

function dataOf(contents: BuiltContents, at: SitePath | null, scripts: VariantScripts): EntryPage {
  const language = at?.language ?? 'en'
  const filesOf = (variant: Variant): VariantFiles => {
    const { address, textPages } = contents[variant][language]
    const textPage = at ? textPages[at.rows[variant].name] : undefined
    return {
      scripts: scripts[variant],
      content: address,
      textPage: textPage?.address,
    }
  }
  return {
    prerendered: at !== null,
    affiliate: {
      ...filesOf('affiliate'),
      order: at?.rows.affiliate.order ?? null,
      cardContent: cardContent(contents.affiliate[language].content),
      head: at ? headChanges(contents, at) : {},
    },
    social: filesOf('social'),
  }
}

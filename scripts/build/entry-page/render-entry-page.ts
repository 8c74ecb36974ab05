import { imageOf, pageOf } from '../../../shared/content/variant-content.ts'
import { cardContent } from '../../../shared/pages/card-content.ts'
import type { EntryPageData, VariantFiles } from '../../../shared/pages/entry-page-data.ts'
import { type HeadValues, headValues } from '../../../shared/pages/head-values.ts'
import type { Route } from '../../../shared/pages/route.ts'
import type { Variant } from '../../../shared/site-info/site-info.ts'
import { prerenderAffiliate, prerenderSocial } from '../../../variants/prerender.ts'
import type { BuiltVariant, BuiltVariants } from '../built-variants.ts'
import { jsonInHtml, textInHtml } from '../in-html.ts'
import type { Parts } from '../parts.ts'
import { policyInPage } from '../policy.ts'
import type { SitePath } from '../site-routes.ts'
import { headInHtml } from './head-in-html.ts'

/** What all entry pages share. */
export type EntrySite = Pick<Parts, 'loader' | 'pageStyle' | 'stylesheets' | 'themeColours'> & {
  builtVariants: BuiltVariants
  /** The time of the build, whose month pages show. */
  now: Date
}

/** What an entry page is made of. The page for unknown paths has no `sitePath`. */
export type EntryPageInput = { site: EntrySite; sitePath: SitePath | null }

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
  { site, sitePath }: EntryPageInput,
  scripts: VariantScripts,
): Promise<string> {
  const { loader, pageStyle, stylesheets, themeColours, builtVariants } = site
  const language = sitePath?.language ?? 'en'
  const variants = sitePath && (await renderVariants(site, sitePath))
  const head = sitePath
    ? headInHtml(headOf(builtVariants, sitePath, 'social'), language)
    : notFound.head
  const path = sitePath ? ` data-path="${encodeURI(sitePath.address)}"` : ''
  const { content } = builtVariants.social[language]
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
    `<meta name="theme-color" content="${themeColours['index.css']}" data-black="${themeColours['Black.css']}">`,
    // Phones would make links of numbers before React hydrates the page, and break it.
    '<meta name="format-detection" content="telephone=no">',
    // The head of one variant. The loader replaces its values (shared/pages/set-head.ts).
    head,
    '</head><body>',
    // Before the pages, so that it shows while they arrive.
    `<div id="casino-guide-spinner" role="status">${textInHtml(content.labels.loading)}</div>`,
    variants?.social ?? notFound.root,
    variants && `<template id="casino-guide-affiliate">${variants.affiliate}</template>`,
    `<script type="application/json" id="casino-guide-page">${jsonInHtml(dataOf(builtVariants, sitePath, scripts))}</script>`,
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
  { builtVariants, now }: EntrySite,
  { language, segment, path, rows }: SitePath,
) {
  const inputOf = <Label extends string>(
    { content, textPages }: BuiltVariant<Label>,
    { name }: Route,
  ) => ({ content, textPage: textPages[name]?.page ?? null, segment, path, now })
  return {
    affiliate: await prerenderAffiliate(inputOf(builtVariants.affiliate[language], rows.affiliate)),
    social: await prerenderSocial(inputOf(builtVariants.social[language], rows.social)),
  }
}

function headOf(
  builtVariants: BuiltVariants,
  { language, rows }: SitePath,
  variant: Variant,
): HeadValues {
  const { content, textPages, manifest } = builtVariants[variant][language]
  const { name } = rows[variant]
  const page = textPages[name]?.page ?? pageOf(content, name)
  return { ...headValues(content, page), manifest }
}

/** The head’s values that the loader changes if it shows the affiliate. */
function headChanges(builtVariants: BuiltVariants, sitePath: SitePath): HeadValues {
  const social = headOf(builtVariants, sitePath, 'social')
  const affiliate = Object.entries(headOf(builtVariants, sitePath, 'affiliate'))
  return Object.fromEntries(affiliate.filter(([name, value]) => value !== social[name]))
}

function dataOf(
  builtVariants: BuiltVariants,
  sitePath: SitePath | null,
  scripts: VariantScripts,
): EntryPageData {
  const language = sitePath?.language ?? 'en'
  const filesOf = (variant: Variant): VariantFiles => {
    const { address, textPages } = builtVariants[variant][language]
    const textPage = sitePath ? textPages[sitePath.rows[variant].name] : undefined
    return {
      scripts: scripts[variant],
      content: address,
      textPage: textPage?.address,
    }
  }
  return {
    prerendered: sitePath !== null,
    affiliate: {
      ...filesOf('affiliate'),
      order: sitePath?.rows.affiliate.order ?? null,
      cardContent: cardContent(builtVariants.affiliate[language].content),
      head: sitePath ? headChanges(builtVariants, sitePath) : {},
    },
    social: filesOf('social'),
  }
}

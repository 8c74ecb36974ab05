// The parts of the site other than its words, as Vite's server code imports them.
import firstScript from '../../loader/ask-info-service.ts?inline-script'
import secondScript from '../../loader/loader.ts?inline-script'
import spinnerStyle from '../../loader/spinner.css?inline'
import { recordOf } from '../../shared/content/records.ts'
import {
  type Stylesheet,
  stylesheetNames,
  type Variant,
  variants,
} from '../../shared/site-info/site-info.ts'
import blackStyle from '../../shared/styles/Black.css?inline'
import indexStyle from '../../shared/styles/index.css?inline'
import inlinedStyle from '../../shared/styles/inlined.css?inline'
import siteStyle from '../../shared/styles/site.css?inline'
import slotStyle from '../../variants/social/slot/slot.css?inline'
import slotTemplate from '../../variants/social/slot/slot.html?raw'
import slotScript from '../../variants/social/slot/slot.ts?inline-script'
import { hashOf } from '../system/hash-of.ts'
import { optimisedSvg } from '../system/optimised-svg.ts'
import type { DistFile } from './dist-file.ts'

export type Parts = {
  /** Files that are not Vite's: the two stylesheets, whose names spec §4 fixes. */
  files: DistFile[]
  /** Addresses of the two stylesheets. */
  stylesheets: Record<Stylesheet, string>
  /** The colour of the browser's own bars. */
  themeColours: Record<Stylesheet, string>
  /** Every page inlines these rules and the colours of both stylesheets. The class `black` selects the dark colours. */
  pageStyle: string
  /** What a page inlines in addition for its first screen, by the kind of page (shared/pages/route.ts). */
  screenStyles: Record<string, string>
  /** Addresses of pictures by name; each variant also has those of shared pictures. */
  images: Record<Variant, Record<string, string>>
  /** The width of each variant's logo at a height of 32 px. */
  logoWidths: Record<Variant, number>
  /** The loader's scripts, which pages inline. The first one calls the info service. */
  loader: { firstScript: string; secondScript: string }
  /** The template of our own slot game, its pictures as SVG symbols, and its script and style. */
  slot: { template: string; symbols: string; script: string; style: string }
}

/** Addresses of pictures, and sources of those that are inlined or measured, by their file. */
const imageAddresses: Record<string, string> = import.meta.glob(
  '../../{shared,variants/*}/images/*.{svg,png}',
  { query: '?url', import: 'default', eager: true },
)
const logos: Record<string, string> = import.meta.glob('../../variants/*/images/logo.svg', {
  query: '?raw',
  import: 'default',
  eager: true,
})
const slotSymbols: Record<string, string> = import.meta.glob(
  '../../variants/social/slot/symbols/*.svg',
  { query: '?raw', import: 'default', eager: true },
)

/** The rules of the first screens, by their file. */
const screens: Record<string, string> = import.meta.glob('../../shared/styles/*-screen.css', {
  query: '?inline',
  import: 'default',
  eager: true,
})

const colours: Record<Stylesheet, string> = { 'Black.css': blackStyle, 'index.css': indexStyle }

const stylesheets = recordOf(stylesheetNames, (name): DistFile => {
  // On paper the colours are the light ones.
  const bytes = `${indexStyle}@media screen{${colours[name]}}${siteStyle}`
  return { path: `assets/${hashOf(bytes)}/${name}`, bytes }
})

export const parts: Parts = {
  files: Object.values(stylesheets),
  stylesheets: recordOf(stylesheetNames, name => `/${stylesheets[name].path}`),
  themeColours: recordOf(stylesheetNames, name => groundOf(colours[name], name)),
  pageStyle: withoutUnusedTokens(
    [
      inlinedStyle,
      // The layer lets print.css override these colours. A layer in the stylesheets would make Chromium
      // lay out all text again.
      `@layer tokens{${indexStyle}@media screen{${blackStyle.replace(':root', '.black')}}}`,
      spinnerStyle,
    ].join(''),
  ),
  screenStyles: Object.fromEntries(
    Object.entries(screens).map(([file, style]) => [nameOf(file).replace('-screen', ''), style]),
  ),
  images: recordOf(variants, variant => ({
    ...imagesIn('shared'),
    ...imagesIn(`variants/${variant}`),
  })),
  logoWidths: recordOf(variants, variant => widthOf(`variants/${variant}/images/logo.svg`)),
  loader: { firstScript, secondScript },
  slot: {
    template: slotTemplate,
    symbols: symbolsOf(slotSymbols),
    script: slotScript,
    style: slotStyle,
  },
}

for (const style of [parts.pageStyle, ...Object.values(parts.screenStyles), siteStyle, slotStyle]) {
  // Vite leaves the address of a file that does not exist as it is. The preview inlines small files.
  const missing = /url\(["']?(?![/"']|data:)[^)]+\)/.exec(style)
  if (missing) {
    throw new Error(`A stylesheet names a file that does not exist: ${missing[0]}.`)
  }
}

/** Lists the addresses of an owner's pictures by their names. */
function imagesIn(owner: string): Record<string, string> {
  const folder = `../../${owner}/images/`
  return Object.fromEntries(
    Object.entries(imageAddresses)
      .filter(([file]) => file.startsWith(folder))
      .map(([file, address]) => [nameOf(file), address]),
  )
}

function nameOf(file: string): string {
  return file.replace(/.*\/|\.\w+$/g, '')
}

/** Removes the tokens that no inlined rule uses. The stylesheets define all of them. */
function withoutUnusedTokens(style: string): string {
  const inlined = [style, ...Object.values(screens)].join()
  const used = new Set(inlined.match(/(?<=var\()--[\w-]+/g))
  return style.replace(/(--[\w-]+):[^;}]*;?/g, (token, name) => (used.has(name) ? token : ''))
}

/** Returns the page's ground in a stylesheet. */
function groundOf(code: string, stylesheet: Stylesheet): string {
  const ground = /--ground:\s*(#\w+|\w+\([\d\s.,%/deg]+\))\s*[;}]/.exec(code)?.[1]
  if (!ground) {
    throw new Error(`shared/styles/${stylesheet}: the token --ground must be a plain colour.`)
  }
  return ground
}

/** Returns the width of a logo that is 32 px high. */
function widthOf(file: string): number {
  const logo = logos[`../../${file}`]
  const [, width, height] = /viewBox="\S+ \S+ (\S+) (\S+)"/.exec(`${logo}`) ?? []
  if (!width || !height) {
    throw new Error(`${file}: write viewBox="0 0 width height" into its first tag.`)
  }
  return Math.round((32 * Number(width)) / Number(height))
}

function symbolsOf(sources: Record<string, string>): string {
  return Object.entries(sources)
    .map(([file, source]) =>
      optimisedSvg(source, file)
        .replace('<svg xmlns="http://www.w3.org/2000/svg"', `<symbol id="${nameOf(file)}"`)
        .replace('</svg>', '</symbol>'),
    )
    .join('')
}

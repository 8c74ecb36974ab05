import type { Variant } from '../../../shared/site-info/site-info.ts'

/** A link on the page. */
export type LinkFacts = {
  /** Its text, or its name for screen readers. */
  text: string
  /** Its address, without the site's own origin. */
  href: string
  /** The attributes of the same names. */
  rel: string
  target: string
  /** The language of the page that it leads to, '' if unsaid. */
  language: string
  /** Whether its hash names no element of this page. */
  isLost: boolean
}

/** A frame on the page. */
export type FrameFacts = {
  /** Its address, without the site's own origin. */
  src: string
  /** What it may do, '' without a sandbox. */
  sandbox: string
  /** The part of the viewport that it covers, from 0 to 1. */
  share: number
}

/** What a brand card shows. Texts that it lacks are ''. */
export type CardFacts = {
  /** The address of its first link. */
  url: string
  /** What it says, without its payment list. */
  text: string
  /** `#1`, and `5.0` next to the stars. */
  rank: string
  score: string
  /** The number of stars, and what screen readers say instead. */
  stars: number
  starsLabel: string
  /** The number next to "rate it". */
  ratings: string
  /** The names of the trophies' pictures. */
  trophies: string[]
  /** The address of the logo. */
  logo: string
  /** The bonus without its label, and each privilege. */
  bonus: string
  privileges: string[]
  /** The addresses of the payment icons above the fold. */
  icons: string[]
  /** The icons of the payment list, open or not. */
  folded: string[]
  /** The text of the link to the other icons. */
  more: string
  /** The links that a visitor can see. */
  links: LinkFacts[]
  /** The selectors of the blocks at which a click reaches no link. */
  uncovered: string[]
}

/** The visible content of a page. Addresses of the site have no origin; texts that it lacks are ''. */
export type PageFacts = Heard & {
  /** The variant on screen. */
  variant: Variant
  /** The path in the address bar. */
  path: string
  /** The stand-in info service's answer, by its `secretkey`. */
  answer: string
  /** The language of the document. */
  language: string
  /** What the head says: the title, the description, and the paths of the page and its icon. */
  title: string
  description: string
  canonical: string
  icon: string
  /** The file names of the stylesheets that are not disabled. */
  stylesheets: string[]
  /** Whether the page is laid out for paper. */
  isPrinted: boolean
  /** All links and frames, also hidden ones. */
  links: LinkFacts[]
  frames: FrameFacts[]
  /** All words, a line per block, then what only screen readers read. */
  text: string[]
  /** The heading of the first level. A page with several has them all. */
  heading: string
  /** The paragraph below the heading. */
  intro: string
  /** The parts of the page from top to bottom, each by its id or class. */
  parts: string[]
  /** The month that a heading shows, and the names that it was taken from. */
  month: string
  months: string[]
  /** The time on the clock, in milliseconds. */
  now: number
  /** The address of the site's name. */
  home: string
  /** The paths of the menu's links, what is visible of it, and whether its popover is open. */
  menu: { paths: string[]; isShown: boolean; hasBurger: boolean; isOpen: boolean; hasExit: boolean }
  /** The line about licences. */
  licence: string
  /** The name of the flag's picture. */
  flag: string
  /** The text of each badge, and of the strip that contains them. */
  badges: string[]
  badgeStrip: string
  /** The brand cards in the order of the document. */
  cards: CardFacts[]
  /** The paths of the game cards. */
  gameCards: string[]
  /** The text of the hero's button. */
  hero: string
  /** The form's fields: required or optional, type, and what else the browser validates. */
  fields: string[]
  /** The texts of the form's labels and its button. */
  formTexts: string[]
  /** What the form says after it was sent. */
  sent: string
  /** Whether each question is open. */
  questions: boolean[]
  /** The number of pictures about responsible gambling. */
  responsible: number
  /** Texts that a visitor can really see: not cut off, covered or transparent. */
  copyright: string
  disclosure: string
  footer: string
  /** The paths of the footer's links that a visitor can really see. */
  footerPaths: string[]
  /** Whether the spinner is visible. */
  hasSpinner: boolean
}

/** What cannot be read off the page. */
export type Heard = {
  /** What the page complained about. */
  console: string[]
  /** What axe finds. */
  accessibility: string[]
  /** The part of the viewport that the spinner covered when the info service answered, from 0 to 1. */
  waited: number
  /** The timers that the page waited for, in milliseconds. */
  pauses: number[]
  /** Targets that show no focus. */
  unfocused: string[]
}

import type { Browser, Page } from 'playwright'
import type { Stylesheet, Variant } from '../../shared/site-info/site-info.ts'

/** The widths that pictures are taken at, in CSS pixels: the smallest phone, a phone, a tablet, a desktop. */
export const widths = [320, 390, 768, 1440]

/** A state to take pictures of, at every width. */
export type Scene = {
  variant: Variant
  stylesheet: Stylesheet
  /** The path of the page, as in the browser's address. */
  path: string
  /** What is to be seen there, '' for the page as it arrives. */
  state: string
  /** The stand-in info service's answer. */
  scenario: string
  /** Brings the page into the state. Gives false where this width does not have it. */
  reach?: (page: Page) => Promise<boolean>
  /** The whole page, or what fits the screen. */
  extent: 'page' | 'screen'
  /** When the page is as far as it gets. */
  until: 'hydrated' | 'loading' | 'loaded'
  /** What the browser says of the screen or paper. */
  media?: Parameters<Page['emulateMedia']>[0]
  context?: Parameters<Browser['newContext']>[0]
}

/** A picture that was taken, by its file in the folder of pictures. */
export type Shot = { scene: Scene; width: number; file: string }

/** The words that stand over a scene in the index page, and in the names of its files. */
export const titleOf = ({ variant, stylesheet, path, state }: Scene): string =>
  [variant, stylesheet, path, state].filter(Boolean).join(' ')

import type { Settings } from './settings.ts'
import type { ContentWithPictures } from './with-pictures.ts'

/** What the site’s code does not contain. Server code imports it, read, as `virtual:site-input`. */
export type SiteInput = {
  settings: Settings
  readContent: () => Promise<ContentWithPictures>
}

declare module 'vite' {
  interface UserConfig {
    /** By default, what the files of the root say. The preview also shows drafts. */
    siteInput?: SiteInput
  }
  interface ResolvedConfig {
    siteInput: SiteInput
  }
}

declare module 'virtual:site-input' {
  export const content: import('../build/with-pictures.ts').ContentWithPictures
  export const settings: import('../build/settings.ts').Settings
  /** Changes with each save in a content folder. */
  export const version: string
}

declare module '*?inline-script' {
  const code: string
  export default code
}

declare module 'virtual:words' {
  export const words: import('../build/site-words.ts').SiteWords
}

declare module 'virtual:settings' {
  export const settings: import('../build/settings.ts').Settings
}

declare module '*?inline-script' {
  const code: string
  export default code
}

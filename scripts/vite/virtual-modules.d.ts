declare module 'virtual:site-input' {
  export const words: import('../content/read-content.ts').Words
  export const settings: import('../build/settings.ts').Settings
}

declare module '*?inline-script' {
  const code: string
  export default code
}

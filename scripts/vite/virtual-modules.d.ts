declare module 'virtual:words' {
  export const words: import('../content/read-content.ts').Words
}

declare module 'virtual:settings' {
  export const settings: import('../build/settings.ts').Settings
}

declare module '*?inline-script' {
  const code: string
  export default code
}

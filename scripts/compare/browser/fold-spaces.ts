/** Returns a text as a browser shows it: a space in place of several, and none at both ends. */
export const foldSpaces = (text?: string | null): string => text?.replace(/\s+/g, ' ').trim() ?? ''

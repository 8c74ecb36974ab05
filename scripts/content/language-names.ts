import type { Language } from '../../shared/content/words.ts'

/** The languages' names, for messages to writers. */
export const languageNames: Record<Language, string> = { en: 'English', fi: 'Finnish' }

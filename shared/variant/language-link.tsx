import type { ReactNode } from 'react'
import { type Language, languageSettings } from '../content/languages.ts'

/** The page in another language. */
export type OtherLanguage = { language: Language; href: string }

/** Renders a link to the page in another language, in the words of that language. */
export const LanguageLink = ({ language, href }: OtherLanguage): ReactNode => (
  <a href={href} hrefLang={language} lang={language}>
    {languageSettings[language].link}
  </a>
)

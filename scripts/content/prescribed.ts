import { type Language, languages } from '../../shared/content/languages.ts'
import { type ContentOwner, type ContentPlace, labelsName } from './content-files.ts'

/** Names a content file. */
type FileName = Pick<ContentPlace, 'owner' | 'language' | 'name'>

/** A text of a content file that the customer prescribes letter by letter. */
export type PrescribedText = FileName & {
  /** Its requirement in docs/specification.md. */
  number: string
  /** The name of the field, the key of the label, or 'body'. */
  key: string
  text: string
  /** Whether the text may be only a part of the field, label or body. */
  mayBePart: boolean
}

type Row = [number: string, key: string, text: string]

const textsIn = (file: FileName, rows: readonly Row[], mayBePart = false): PrescribedText[] =>
  rows.map(([number, key, text]) => ({ ...file, number, key, text, mayBePart }))

const partIn = (file: FileName, row: Row): PrescribedText[] => textsIn(file, [row], true)

const [shared, affiliate, social] = ['shared', 'variants/affiliate', 'variants/social'] as const
const page = (owner: ContentOwner, name: string, language: Language = 'en') => ({
  owner,
  language,
  name,
})
const labels = (owner: ContentOwner, language?: Language) => page(owner, labelsName, language)

/** All texts that only the customer may change. Editors may change every other text. */
export const prescribedTexts: readonly PrescribedText[] = [
  ...textsIn(page(affiliate, 'home'), [
    ['2.4', 'heading', 'Best Online Casinos in New Zealand - {month}'],
    ['2.8', 'title', 'Best online Casinos in New Zealand'],
  ]),
  ...textsIn(page(affiliate, 'live-casino'), [['2.6', 'title', 'Live Casino']]),
  ...textsIn(page(affiliate, 'blackjack'), [['2.6', 'title', 'Blackjack']]),
  ...textsIn(labels(affiliate), [
    ['2.11', 'licensedLine', 'All sites are licensed in New Zealand'],
    ['2.11', 'badgesAllSitesAre', 'All sites are'],
    ['2.11', 'badgeLicensed', 'New Zealand Licensed'],
    ['2.11', 'badgeSecure', 'Secure & Trusted'],
    ['2.11', 'badgePayouts', 'Quick payouts'],
    ['2.11', 'badgeMobile', 'Mobile friendly'],
    ['2.11', 'badgeReviewed', 'Independently reviewed'],
    ['2.13', 'rank', '#{rank}'],
    ['2.14', 'rateIt', 'rate it'],
    ['2.16', 'bonus', 'welcome bonus'],
    ['2.16', 'privileges', 'privilege'],
    ['2.17', 'paymentMethods', 'Payment Methods'],
    ['2.18', 'visitCasino', 'VISIT CASINO'],
    ['2.18', 'getBonus', 'GET BONUS'],
    ['2.18', 'playNow', 'PLAY NOW'],
    ['9.1', 'morePayments', '{count} more ways to deposit'],
  ]),
  ...textsIn(page(social, 'home'), [['2.20', 'title', 'Best social casino games in New Zealand']]),
  ...textsIn(labels(social), [
    ['2.23', 'playNow', 'Play now'],
    ['2.26', 'name', 'Name'],
    ['2.26', 'email', 'E-mail'],
    ['2.26', 'message', 'Message'],
    ['2.26', 'send', 'Send'],
    ['4.7', 'sent', 'The message has been sent, our manager will contact you'],
  ]),
  ...languages.flatMap(language => [
    ...textsIn(labels(shared, language), [['9.6', 'adultMark', '18+']]),
    ...textsIn(labels(affiliate, language), [['9.3', 'ratings', '1345']]),
    ...partIn(labels(affiliate, language), ['9.7', 'copyright', '2024']),
    ...partIn(labels(social, language), ['9.7', 'copyright', '2024']),
    ...partIn(page(affiliate, 'terms-and-conditions', language), ['2.7', 'body', '[Jurisdiction]']),
  ]),
]

export const prescribedFor = (file: FileName, key: string): PrescribedText | undefined =>
  prescribedTexts.find(text => text.key === key && isIn(text, file))

/** Is true for a text of this file. */
export const isIn = (text: PrescribedText, { owner, language, name }: FileName): boolean =>
  text.owner === owner && text.language === language && text.name === name

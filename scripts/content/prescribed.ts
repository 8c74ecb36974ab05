import { languages } from '../../shared/content/languages.ts'

/** A text of a content file that the customer prescribes letter by letter. */
export type PrescribedText = {
  /** Its requirement in docs/specification.md. */
  number: string
  file: string
  /** The name of the field, the key of the label, or 'body'. */
  key: string
  text: string
  /** Whether the text may be only a part of the field, label or body. */
  mayBePart: boolean
}

type Row = [number: string, key: string, text: string]

const textsIn = (file: string, rows: readonly Row[], mayBePart = false): PrescribedText[] =>
  rows.map(([number, key, text]) => ({ number, file, key, text, mayBePart }))

const partIn = (file: string, row: Row): PrescribedText[] => textsIn(file, [row], true)

const [affiliate, social] = ['variants/affiliate/content', 'variants/social/content']

/** All texts that only the customer may change. Editors may change every other text. */
export const prescribedTexts: readonly PrescribedText[] = [
  ...textsIn(`${affiliate}/en/home.md`, [
    ['2.4', 'heading', 'Best Online Casinos in New Zealand - {month}'],
    ['2.8', 'title', 'Best online Casinos in New Zealand'],
  ]),
  ...textsIn(`${affiliate}/en/live-casino.md`, [['2.6', 'title', 'Live Casino']]),
  ...textsIn(`${affiliate}/en/blackjack.md`, [['2.6', 'title', 'Blackjack']]),
  ...textsIn(`${affiliate}/en/labels.yaml`, [
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
  ...textsIn(`${social}/en/home.md`, [
    ['2.20', 'title', 'Best social casino games in New Zealand'],
  ]),
  ...textsIn(`${social}/en/labels.yaml`, [
    ['2.23', 'playNow', 'Play now'],
    ['2.26', 'name', 'Name'],
    ['2.26', 'email', 'E-mail'],
    ['2.26', 'message', 'Message'],
    ['2.26', 'send', 'Send'],
    ['4.7', 'sent', 'The message has been sent, our manager will contact you'],
  ]),
  ...languages.flatMap(language => [
    ...textsIn(`shared/content/${language}/labels.yaml`, [['9.6', 'adultMark', '18+']]),
    ...textsIn(`${affiliate}/${language}/labels.yaml`, [['9.3', 'ratings', '1345']]),
    ...partIn(`${affiliate}/${language}/labels.yaml`, ['9.7', 'copyright', '2024']),
    ...partIn(`${social}/${language}/labels.yaml`, ['9.7', 'copyright', '2024']),
    ...partIn(`${affiliate}/${language}/terms-and-conditions.md`, [
      '2.7',
      'body',
      '[Jurisdiction]',
    ]),
  ]),
]

export const prescribedFor = (file: string, key: string): PrescribedText | undefined =>
  prescribedTexts.find(text => text.file === file && text.key === key)

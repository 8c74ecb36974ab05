import { frameLabels } from '../../shared/variant/frame-labels.ts'

/** The keys of this variant's labels.yaml: words that belong to no single page. */
export const socialLabels = [
  ...frameLabels,
  'playNow',
  'games',
  'backToGames',
  'fullScreen',
  'gameLoading',
  'gameTrouble',
  'gameNewTab',
  'gameMissing',
  'gameOffline',
  'tryAgain',
  'demoNote',
  'slotStart',
  'slotSpin',
  'slotWin',
  'slotNoWin',
  'slotCredits',
  'slotNote',
  'slotNeedsScripts',
  'slotBacon',
  'slotEgg',
  'slotTomato',
  'slotMushroom',
  'slotToast',
  'name',
  'email',
  'message',
  'send',
  'sending',
  'sent',
  'notSent',
] as const

export type SocialLabel = (typeof socialLabels)[number]

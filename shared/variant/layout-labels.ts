/** The words of header and footer, the same keys in both variants. */
export const layoutLabels = [
  'siteName',
  'skipToContent',
  'loading',
  'mainMenu',
  'openMenu',
  'closeMenu',
  'adultMark',
  'adultOnly',
  'helpline',
  'disclaimer',
  'copyright',
  'footerLinks',
] as const

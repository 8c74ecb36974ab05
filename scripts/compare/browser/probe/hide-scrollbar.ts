/** A frame is as wide as the page in it then: a scroll bar would take a part of that. */
export function hideScrollbar(): void {
  const none = new CSSStyleSheet()
  none.replaceSync('html{scrollbar-width:none}')
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, none]
}

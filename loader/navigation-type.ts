/** Returns how the browser came to this document: 'navigate', 'reload', 'back_forward'. */
export function navigationType(): unknown {
  const [navigation] = performance.getEntriesByType('navigation')
  return navigation && 'type' in navigation && navigation.type
}

/** The `{places}` of a text that values are put into, in alphabetical order, as a writer reads. */
export function namePlaces(text: string): string {
  const places = new Set(text.match(/\{\w+\}/g))
  return [...places].sort().join(' and ') || 'no {…}'
}

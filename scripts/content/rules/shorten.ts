/** Shortens a text for a quotation in a message: to one line of `most` characters. */
export function shorten(text: string, most = 60): string {
  const line = text.replace(/\s+/g, ' ').trim()
  const letters = Array.from(line)
  return letters.length > most ? `${letters.slice(0, most - 1).join('')}…` : line
}

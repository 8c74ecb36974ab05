/** Returns a text as a message quotes it: in one line, without its end if it is long. */
export function shorten(text: string, most = 60): string {
  const line = text.replace(/\s+/g, ' ').trim()
  const letters = Array.from(line)
  return letters.length > most ? `${letters.slice(0, most - 1).join('')}…` : line
}

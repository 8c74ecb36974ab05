import { nearestName } from './nearest-name.ts'

/** The end of a message about an unknown name: the nearest known one, else all of them. */
export function didYouMean(name: string, known: readonly string[]): string {
  const nearest = nearestName(name, known)
  if (nearest !== undefined) return `Did you mean "${nearest}"?`
  return known.length > 12 ? 'Remove it.' : `Known names are: ${known.join(', ')}.`
}

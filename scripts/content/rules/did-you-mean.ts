import { distance } from 'fastest-levenshtein'
import { shorten } from './shorten.ts'

/** Finds the known name that is at most two typing errors away, ignoring case. */
export function nearestName(name: string, knownNames: readonly string[]): string | undefined {
  const errorsIn = (knownName: string) => distance(name.toLowerCase(), knownName.toLowerCase())
  return knownNames
    .filter(knownName => errorsIn(knownName) <= Math.min(2, knownName.length - 1))
    .sort((a, b) => errorsIn(a) - errorsIn(b))[0]
}

/** Ends a message about an unknown name: with the nearest known one, else with all of them. */
export function didYouMean(name: string, knownNames: readonly string[]): string {
  const nearest = nearestName(name, knownNames)
  if (nearest !== undefined) {
    return `Did you mean "${shorten(nearest, 120)}"?`
  }
  const names = knownNames.join(', ')
  return names.length > 140 ? 'Remove it.' : `Known names are: ${names}.`
}

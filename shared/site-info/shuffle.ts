/**
 * Gives a new list with the items in an order in which every order is equally likely: Fisher and
 * Yates, striking out one of those left at a time (specification, section 4).
 */
export function shuffle<T>(list: readonly T[], random = Math.random): T[] {
  const left = [...list]
  return list.flatMap(() => left.splice(Math.floor(random() * left.length), 1))
}

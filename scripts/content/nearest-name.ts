/** The known name that is at most two typing errors away from the one given, if there is one. */
export function nearestName(name: string, known: readonly string[]): string | undefined {
  const [nearest] = known
    .map(candidate => ({ candidate, distance: editDistance(name, candidate) }))
    .filter(({ candidate, distance }) => distance <= 2 && distance < candidate.length)
    .sort((a, b) => a.distance - b.distance)
  return nearest?.candidate
}

/** How many letters to add, drop or change to make one word of the other, ignoring case. */
function editDistance(from: string, to: string): number {
  const target = [...to.toLowerCase()]
  let row = [0, ...target.map((_, column) => column + 1)]
  for (const letter of from.toLowerCase()) {
    const next = [(row[0] ?? 0) + 1]
    target.forEach((other, column) => {
      const changed = (row[column] ?? 0) + (letter === other ? 0 : 1)
      next.push(Math.min(changed, (row[column + 1] ?? 0) + 1, (next[column] ?? 0) + 1))
    })
    row = next
  }
  return row.at(-1) ?? 0
}

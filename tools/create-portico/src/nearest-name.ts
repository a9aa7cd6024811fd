/** Returns the known name that a mistyped one probably means, or `undefined` if none is close. */
export function nearestName(name: string, known: readonly string[]): string | undefined {
  const typed = name.toLowerCase()
  const ranked = known
    .map((one) => ({ name: one, edits: editsBetween(typed, one) }))
    .sort((one, other) => one.edits - other.edits)
  const [first] = ranked
  const isClose = first !== undefined && first.edits <= Math.max(2, Math.floor(typed.length / 3))
  return isClose ? first.name : known.find((one) => one.startsWith(typed) || typed.startsWith(one))
}

/** Counts the letters to add, remove or replace (Levenshtein). */
function editsBetween(from: string, to: string): number {
  let row = Array.from({ length: to.length + 1 }, (_, at) => at)
  for (const [line, letter] of [...from].entries()) {
    const next = [line + 1]
    for (const [at, other] of [...to].entries()) {
      const [above = 0, diagonal = 0, before = 0] = [row[at + 1], row[at], next[at]]
      next.push(Math.min(above + 1, before + 1, diagonal + (letter === other ? 0 : 1)))
    }
    row = next
  }
  return row[to.length] ?? 0
}

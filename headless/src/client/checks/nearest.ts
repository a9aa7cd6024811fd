/** Returns the known name that a name most likely stands for, or `null` if none is near. Letter case does not count. */
export function nearest(name: string, known: readonly string[]): string | null {
  const wanted = name.toLowerCase()
  const most = Math.max(1, Math.floor(wanted.length / 3))
  const [best] = known
    .map((one) => ({ one, far: distance(wanted, one.toLowerCase()) }))
    .filter(({ far }) => far <= most)
    .sort((a, b) => a.far - b.far)
  return best?.one ?? null
}

/** Returns a sentence for each name that is unknown, with the nearest known one. `of` is what the names belong to. */
export function unknownNames(of: string, names: readonly string[], known: readonly string[]): readonly string[] {
  return names
    .filter((name) => !known.includes(name))
    .map((name) => {
      const near = nearest(name, known)
      const all = known.length <= mostListed ? `use one of ${known.join(', ')}` : 'remove it, or correct its name'
      return `${of} has no ${name}: ${near === null ? all : `did you mean ${near}?`}`
    })
}

/** Up to this number, all known names are listed if none is near. */
const mostListed = 6

/**
 * The number of letters to insert, remove, replace or exchange with the next one.
 *
 * @see https://en.wikipedia.org/wiki/Damerau-Levenshtein_distance (optimal string alignment)
 */
function distance(from: string, to: string): number {
  let before: readonly number[] = []
  let last: readonly number[] = Array.from({ length: to.length + 1 }, (_, at) => at)
  for (let row = 1; row <= from.length; row++) {
    const next = [row]
    for (let column = 1; column <= to.length; column++) {
      const isSame = from[row - 1] === to[column - 1]
      const isExchanged = from[row - 1] === to[column - 2] && from[row - 2] === to[column - 1]
      const steps = [
        cell(last, column) + 1,
        cell(next, column - 1) + 1,
        cell(last, column - 1) + (isSame ? 0 : 1),
        ...(isExchanged ? [cell(before, column - 2) + 1] : []),
      ]
      next.push(Math.min(...steps))
    }
    before = last
    last = next
  }
  return cell(last, to.length)
}

function cell(row: readonly number[], column: number): number {
  return row[column] ?? Number.POSITIVE_INFINITY
}

/** The first letters of two words, or the first two of one. */
export function firstLettersOf(name: string): string {
  const [first = '', second] = name.trim().split(/\s+/)
  return second ? initialOf(first) + initialOf(second) : [...first].slice(0, 2).join('')
}

/**
 * Two letters for each name, different ones for each: the first letters. Names that share them have their initial and the
 * letter at which they differ.
 */
export function lettersOf(names: readonly string[]): readonly string[] {
  const taken = new Set<string>()
  return names.map((name, index) => {
    const usual = firstLettersOf(name)
    const alike = names.filter((other, place) => place !== index && firstLettersOf(other) === usual)
    const letters = [...name.trim()]
    const differing = letters.filter((letter, place) => alike.every((other) => [...other.trim()][place] !== letter))
    const seconds = [...differing, ...letters.slice(1)].filter((letter) => letter.trim() !== '')
    const candidates = [...(alike.length === 0 ? [usual] : []), ...seconds.map((one) => initialOf(name.trim()) + one)]
    const free = [...candidates, usual].find((one) => !taken.has(one)) ?? `${initialOf(name)}${index + 1}`
    taken.add(free)
    return free
  })
}

function initialOf(word: string): string {
  return [...word].slice(0, 1).join('')
}

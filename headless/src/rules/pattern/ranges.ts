/** A set of UTF-16 code units: ranges in ascending order that neither overlap nor touch. */
export type Ranges = readonly Range[]

/** The code units from the first to the last, both included. */
export type Range = readonly [first: number, last: number]

const lastUnit = 0xffff

/** Returns the set of all these ranges, which can be in any order and can overlap. */
export function union(ranges: Ranges): Ranges {
  const united: [number, number][] = []
  for (const [first, last] of [...ranges].sort(([one], [other]) => one - other)) {
    const former = united.at(-1)
    if (former && first <= former[1] + 1) former[1] = Math.max(former[1], last)
    else united.push([first, last])
  }
  return united
}

/** Returns the set of all code units that are not in the set. */
export function complement(ranges: Ranges): Ranges {
  const gaps: Range[] = []
  let from = 0
  for (const [first, last] of ranges) {
    if (from < first) gaps.push([from, first - 1])
    from = last + 1
  }
  if (from <= lastUnit) gaps.push([from, lastUnit])
  return gaps
}

export function includes(ranges: Ranges, unit: number): boolean {
  return ranges.some(([first, last]) => first <= unit && unit <= last)
}

/** Returns `true` if the two sets share a code unit. */
export function overlap(one: Ranges, other: Ranges): boolean {
  return one.some(([first, last]) => other.some((range) => first <= range[1] && range[0] <= last))
}

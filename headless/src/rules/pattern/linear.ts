import { endless, type Node, type Repeat } from './parse.ts'
import { overlap, type Ranges, union } from './ranges.ts'

/**
 * Returns `true` if the text of a pattern shows that it is linear. It repeats nothing, or begins with `^` and repeats
 * one character or class before any group or choice. So few choices leave at most 128 ways to continue. Most patterns
 * in use are plain.
 */
export function isPlain(pattern: string): boolean {
  return plain.test(pattern) && !referring.test(pattern) && pattern.split('|').length <= mostChoices + 1
}

const plain = /^(\^[^*+?{|(]*[*+]\??)?[^*+?{]*$/
const referring = /\\[\dck]/
const mostChoices = 7

/**
 * Returns `true` if a backtracking search, as in the platform's RegExp, is linear in the subject's length at most.
 * Returns `false` if this has no simple proof.
 */
export function isLinear(pattern: Node): boolean {
  let budget = largestProof
  const { depth, ways } = costOf(pattern, done)
  // A search starts at every place of the subject, unless the pattern is anchored to its start.
  return ways <= mostWays && depth <= (isHeldToStart(pattern) ? 1 : 0)

  /** Returns the cost of the search from `node` on. `rest` is the cost of the search after `node`. */
  function costOf(node: Node, rest: Cost): Cost {
    budget -= 1
    if (budget < 0) return unbounded
    switch (node.kind) {
      case 'unit':
        return beginningWith(node.ranges, rest)
      case 'sequence':
        return node.parts.reduceRight((after, part) => costOf(part, after), rest)
      case 'choice':
        return node.parts.map((part) => costOf(part, rest)).reduce(either)
      case 'place':
        return beginningWith(node.place === '$' ? [] : anything, rest)
      case 'repeat':
        return node.most === endless ? endlessly(node, rest) : upTo(node, rest)
      case 'look':
        return unbounded
      default:
        return node satisfies never
    }
  }

  function upTo({ part, least, most }: Repeat, rest: Cost): Cost {
    let cost = rest
    for (let left = most - least; left > 0 && cost.depth !== endless; left--) cost = either(costOf(part, cost), rest)
    for (let left = least; left > 0 && cost.depth !== endless; left--) cost = costOf(part, cost)
    return cost
  }

  /**
   * The search tries the rest again at each place where the repetition can end. It gives up at once if the rest cannot
   * begin there. If nothing is left, the search is over.
   */
  function endlessly({ part, least }: Repeat, rest: Cost): Cost {
    if (part.kind !== 'unit') return unbounded
    const first = least > 0 ? part.ranges : union([...part.ranges, ...rest.first])
    if (rest === done) return beginningWith(first, rest)
    const depth = overlap(part.ranges, rest.first) ? rest.depth + 1 : Math.max(rest.depth, 1)
    return { first, depth, ways: rest.ways + 1 }
  }
}

/** The cost of the remaining search at a place of the subject. */
interface Cost {
  /** The code units that the rest can begin with. */
  readonly first: Ranges
  /** The power of the subject's length by which the cost grows. */
  readonly depth: number
  /** The number of further ways to try. */
  readonly ways: number
}

const mostWays = 256
const largestProof = 2000
const anything: Ranges = [[0, 0xffff]]
const done: Cost = { first: [], depth: 0, ways: 1 }
const unbounded: Cost = { first: anything, depth: endless, ways: 1 }

function beginningWith(first: Ranges, { depth, ways }: Cost): Cost {
  return { first, depth, ways }
}

function either(one: Cost, other: Cost): Cost {
  return {
    first: union([...one.first, ...other.first]),
    depth: Math.max(one.depth, other.depth),
    ways: overlap(one.first, other.first) ? one.ways + other.ways : Math.max(one.ways, other.ways) + 1,
  }
}

function isHeldToStart(node: Node): boolean {
  if (node.kind === 'choice') return node.parts.every(isHeldToStart)
  if (node.kind === 'sequence') return node.parts.slice(0, 1).some(isHeldToStart)
  return node.kind === 'place' && node.place === '^'
}

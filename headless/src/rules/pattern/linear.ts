import { endless, type Node, type Repeat } from './parse.ts'
import { overlap, type Ranges, union } from './ranges.ts'

/**
 * Whether a pattern is seen to be linear as it is written: nothing is repeated, or only one character or class right
 * behind the start, and so few choices leave no more than 128 ways to go on. Most patterns that people write are so.
 */
export function isPlain(pattern: string): boolean {
  return plain.test(pattern) && !referring.test(pattern) && pattern.split('|').length <= mostChoices + 1
}

const plain = /^(\^[^*+?{|(]*[*+]\??)?[^*+?{]*$/
const referring = /\\[\dck]/
const mostChoices = 7

/**
 * Whether a search for the pattern by backtracking, as the platform's RegExp does it, takes time in proportion to the
 * subject at most. It says no where that is not easily shown.
 */
export function isLinear(pattern: Node): boolean {
  let budget = largestProof
  const { depth, ways } = costOf(pattern, done)
  // A search begins at every place of the subject, unless it is held to the start.
  return ways <= mostWays && depth <= (isHeldToStart(pattern) ? 1 : 0)

  /** What is left to do from here, once `rest` is what is left to do after `node`. */
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
   * The rest is tried again at each place a repetition may end, and gives up at once where it cannot begin there. Where
   * nothing is left, the search is over.
   */
  function endlessly({ part, least }: Repeat, rest: Cost): Cost {
    if (part.kind !== 'unit') return unbounded
    const first = least > 0 ? part.ranges : union([...part.ranges, ...rest.first])
    if (rest === done) return beginningWith(first, rest)
    const depth = overlap(part.ranges, rest.first) ? rest.depth + 1 : Math.max(rest.depth, 1)
    return { first, depth, ways: rest.ways + 1 }
  }
}

/** What is left to do at a place of the subject. */
interface Cost {
  /** What it can begin with. */
  readonly first: Ranges
  /** By which power of the length of the subject it grows. */
  readonly depth: number
  /** How many ways there are to try besides. */
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

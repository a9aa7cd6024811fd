import { endless, type Node, type Repeat } from './parse.ts'
import { includes } from './ranges.ts'

/** Returns `true` if the subject contains a match of the pattern. */
export type Search = (subject: string) => boolean

/**
 * Returns a search whose time is at most the subject's length times the pattern's size, for any input. It follows all
 * ways through the pattern at once, from the end of the subject to its start. Throws if the pattern is too large. The
 * search returns `false` if the subject is too large for the pattern.
 */
export function automatonOf(pattern: Node): Search {
  const machines: Machine[] = []
  let effort = 0
  const last = machineOf(pattern, false)
  return (subject) => {
    if (effort * (subject.length + 1) > mostSteps) return false
    const found: Uint8Array[] = []
    for (const machine of machines) found.push(run(machine, subject, found))
    return found[last]?.includes(1) === true
  }

  /** Builds the machine of a part, after the machines that it depends on. Returns its number. */
  function machineOf(part: Node, isBackward: boolean): number {
    const states: State[] = [() => 1]
    const loops: Loop[] = []
    const start = build(part, 0)
    effort += states.length * (1 + loops.length)
    return machines.push({ states, loops, start, isBackward }) - 1

    /**
     * Adds the states of a part, the last first, so that each comes after the states it leads to. Returns the number of
     * its first state.
     */
    function build(node: Node, next: number): number {
      switch (node.kind) {
        case 'unit':
          return add((_, { beyond, unit }) => (beyond[next] === 1 && includes(node.ranges, unit) ? 1 : 0))
        case 'place': {
          const holds = placeChecks[node.place]
          return add((here, { subject, at }) => (here[next] === 1 && holds?.(subject, at) ? 1 : 0))
        }
        case 'look': {
          const asked = machineOf(node.part, node.isBehind)
          const answer = node.isNegative ? 0 : 1
          return add((here, { found, at }) => (here[next] === 1 && found[asked]?.[at] === answer ? 1 : 0))
        }
        case 'sequence': {
          const before = (after: number, one: Node) => build(one, after)
          return isBackward ? node.parts.reduce(before, next) : node.parts.reduceRight(before, next)
        }
        case 'choice':
          return node.parts.map((one) => build(one, next)).reduce(either)
        case 'repeat':
          return buildRepeat(node, next)
        default:
          return node satisfies never
      }
    }

    function buildRepeat({ part, least, most }: Repeat, next: number): number {
      let start = next
      if (most === endless) {
        const again = add((here) => here[again] ?? 0)
        start = either(build(part, again), next)
        loops.push({ again, start })
      } else {
        for (let left = most - least; left > 0; left--) start = either(build(part, start), next)
      }
      for (let left = least; left > 0; left--) start = build(part, start)
      return start
    }

    function either(one: number, other: number): number {
      return add((here) => (here[one] ?? 0) | (here[other] ?? 0))
    }

    function add(state: State): number {
      if (states.length >= mostStates) throw new RangeError()
      return states.push(state) - 1
    }
  }
}

/** The states of a part. At each place of the subject, a state is 1 if the end of the part is reachable. */
interface Machine {
  readonly states: readonly State[]
  readonly loops: readonly Loop[]
  readonly start: number
  /** `true` if the part is matched towards the start of the subject, for a look-behind. */
  readonly isBackward: boolean
}

/** Returns 1 if the end is reachable, else 0. `here` holds the results of the states before it, at this place. */
type State = (here: Uint8Array, look: Look) => number

/** The input of a state at a place of the subject. */
interface Look {
  readonly subject: string
  readonly at: number
  /** The next code unit; NaN if there is none. */
  readonly unit: number
  /** The results of the states at the place beyond that unit. */
  readonly beyond: Uint8Array
  /** The results of the machines before this one, at each place of the subject. */
  readonly found: readonly Uint8Array[]
}

/** A repetition. `again` takes over the result of `start`, because that state is added after it. */
interface Loop {
  readonly again: number
  readonly start: number
}

const mostStates = 4000
const mostSteps = 2 ** 24

/** Returns 1 for each place of the subject from which the machine reaches its end. */
function run(machine: Machine, subject: string, found: readonly Uint8Array[]): Uint8Array {
  const { states, loops, start, isBackward } = machine
  const places = subject.length + 1
  const answers = new Uint8Array(places)
  let here = new Uint8Array(states.length)
  let beyond = new Uint8Array(states.length)
  for (let step = 0; step < places; step++) {
    const at = isBackward ? step : places - 1 - step
    const look = { subject, at, unit: subject.charCodeAt(isBackward ? at - 1 : at), beyond, found }
    here.fill(0)
    do {
      for (let state = 0; state < states.length; state++) here[state] = states[state]?.(here, look) ?? 0
    } while (leadBack(loops, here))
    answers[at] = here[start] ?? 0
    ;[here, beyond] = [beyond, here]
  }
  return answers
}

/**
 * Carries the results of loops over. Returns `true` if a result changes, so that the states of this place run again.
 */
function leadBack(loops: readonly Loop[], here: Uint8Array): boolean {
  let isChanged = false
  for (const { again, start } of loops) {
    if (here[again] === here[start]) continue
    here[again] = 1
    isChanged = true
  }
  return isChanged
}

const placeChecks: Readonly<Record<string, (subject: string, at: number) => boolean>> = {
  '^': (_, at) => at === 0,
  $: (subject, at) => at === subject.length,
  '\\b': isEdge,
  '\\B': (subject, at) => !isEdge(subject, at),
}

function isEdge(subject: string, at: number): boolean {
  return isWordUnit(subject[at - 1]) !== isWordUnit(subject[at])
}

function isWordUnit(unit = ''): boolean {
  return /^\w/.test(unit)
}

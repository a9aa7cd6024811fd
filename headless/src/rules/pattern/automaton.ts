import { endless, type Node, type Repeat } from './parse.ts'
import { includes } from './ranges.ts'

/** Says whether a subject holds what a pattern describes. */
export type Search = (subject: string) => boolean

/**
 * A search whose time is at most that of the subject times the pattern, whatever they are: all ways through the pattern
 * are followed at once, from the end of the subject to its start. Throws where the pattern is too large; in a subject
 * that is too large for the pattern nothing is found.
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

  /** Builds the machine of a part, after the machines it asks, and answers its number. */
  function machineOf(part: Node, isBackward: boolean): number {
    const states: State[] = [() => 1]
    const loops: Loop[] = []
    const start = build(part, 0)
    effort += states.length * (1 + loops.length)
    return machines.push({ states, loops, start, isBackward }) - 1

    /** Adds the states of a part, the last first, so that each comes after those it leads to. Answers where it begins. */
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

/** States of which each says at a place of the subject whether the end can be reached from it. */
interface Machine {
  readonly states: readonly State[]
  readonly loops: readonly Loop[]
  readonly start: number
  /** Whether it reads towards the start of the subject: what has gone before is asked about. */
  readonly isBackward: boolean
}

/** Answers 1 where the end can be reached, else 0. `here` holds the answers at this place of the states before it. */
type State = (here: Uint8Array, look: Look) => number

/** A place of a subject. */
interface Look {
  readonly subject: string
  readonly at: number
  /** The code unit read next, or NaN. */
  readonly unit: number
  /** The answers beyond that unit. */
  readonly beyond: Uint8Array
  /** The answers of the machines before this one, at each place. */
  readonly found: readonly Uint8Array[]
}

/** A repetition leads back to its start, which comes later: its answer is carried over. */
interface Loop {
  readonly again: number
  readonly start: number
}

const mostStates = 4000
const mostSteps = 2 ** 24

/** From which places of the subject the machine reaches its end. */
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

/** Carries the answers of loops over; answers whether the states of this place, which may lead there, are asked again. */
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

import type { Measure, Work } from './measures.ts'

/** How one measure went. */
export interface Result {
  readonly title: string
  /** Microseconds each time, by subject, one for each round. */
  readonly samples: Readonly<Record<string, readonly number[]>>
  /** What each time caused, the same for every subject. */
  readonly effectsEach: number
}

/** What all rounds gave. */
export interface Report {
  readonly results: readonly Result[]
  /** Microseconds that the same arithmetic took in each round: what differs is the machine. */
  readonly noise: readonly number[]
}

/**
 * Runs every measure in every round, its subjects one after the other in an order that turns, so that what disturbs the
 * machine disturbs them alike. The first `warmUp` rounds are not kept. Throws when work did not cause what it should.
 */
export async function runRounds(measures: readonly Measure[], rounds: number, warmUp: number): Promise<Report> {
  const results = measures.map((measure) => ({
    title: measure.title,
    samples: Object.fromEntries(Object.keys(measure.subjects).map((name): [string, number[]] => [name, []])),
    effectsEach: Object.values(measure.subjects)[0]?.effectsEach ?? Number.NaN,
  }))
  const noise: number[] = []
  for (let round = 0; round < warmUp + rounds; round++) {
    const isKept = round >= warmUp
    const idle = arithmetic()
    if (isKept) noise.push(idle)
    for (const [index, measure] of measures.entries()) {
      for (const [name, work] of turned(Object.entries(measure.subjects), round)) {
        const before = work.effects()
        const micros = await timed(work, round * measure.times, measure.times)
        const effects = work.effects() - before
        const fault = faultOf(work, effects / measure.times, (round + 1) * measure.times)
        if (fault) throw new Error(`${measure.title}: ${name} ${fault}`)
        if (isKept) results[index]?.samples[name]?.push(micros)
      }
    }
  }
  return { results, noise }
}

async function timed(work: Work, from: number, times: number): Promise<number> {
  const { once } = work
  const start = performance.now()
  if (work.isAwaited) for (let turn = from; turn < from + times; turn++) await once(turn)
  else for (let turn = from; turn < from + times; turn++) once(turn)
  return ((performance.now() - start) * 1000) / times
}

function faultOf({ effectsEach, seen, seenAfter }: Work, effects: number, turns: number): string | null {
  if (effects !== effectsEach) return `caused ${effects} renders or calls each time, not ${effectsEach}`
  if (seen() !== seenAfter(turns)) return `shows ${seen()} after ${turns} times, not ${seenAfter(turns)}`
  return null
}

function arithmetic(): number {
  const start = performance.now()
  let bits = 1
  for (let step = 0; step < 400_000; step++) {
    bits ^= bits << 13
    bits ^= bits >>> 17
    bits ^= bits << 5
  }
  if (bits === 0) throw new Error('A shift register of this kind never reaches 0')
  return (performance.now() - start) * 1000
}

function turned<Item>(items: readonly Item[], by: number): readonly Item[] {
  const at = by % items.length
  return [...items.slice(at), ...items.slice(0, at)]
}

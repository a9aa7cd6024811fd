import { createHash } from 'node:crypto'

declare module 'vitest' {
  interface TaskMeta {
    /** One run of `npm test` in how many runs the test. Default: that of its project. */
    oneIn?: number
  }
}

/** `true` in a soak (`npm run soak`), which takes all of everything. */
export const isSoak: boolean = process.env['PORTICO_SOAK'] === '1'

/** The seed of this run. */
export const seed: number = Number(process.env['PORTICO_SEED'] ?? 0)

/** Milliseconds that a test over all states or strings may take; in a soak these are thousands. */
export const longest: number = isSoak ? 3_600_000 : 300_000

/** The entries of a long list that this run takes, by the seed; a soak takes all. */
export function inShare<Entry>(share: number, list: readonly Entry[]): Entry[] {
  return list.filter((_, at) => isOneIn(share, at))
}

/** `true` if this run takes the entry at this place of a long list: one in `share`, the next ones in the next run. */
export function isOneIn(share: number, at: number): boolean {
  return isSoak || (at + seed) % share === 0
}

/** The part of the tests that a run takes: `npm test` sets `seed`, `npm run test:rest` sets `rest`. Any other run takes all. */
export type Part = 'all' | 'seed' | 'rest'

/** The part that this run takes. */
export const part: Part = isSoak ? 'all' : partNamed(process.env['PORTICO_PART'])

/** The options of a test or `describe` whose tests run in one run of `npm test` in `share`, and always in `npm run test:rest`. */
export function oneIn(share: number): { readonly meta: { readonly oneIn: number } } {
  return { meta: { oneIn: share } }
}

/** A test, as far as its share depends on it. */
export interface SharedTest {
  readonly path: string
  readonly title: string
  /** One run in how many runs it; 1 for all runs. */
  readonly oneIn: number
}

/** `true` if a run takes a test. As many consecutive seeds as its share is large take it once. */
export function isTaken({ path, title, oneIn }: SharedTest, ofPart: Part = part, bySeed: number = seed): boolean {
  if (ofPart === 'all') return true
  const drawn = (createHash('md5').update(`${path} ${title}`).digest().readUInt32BE() + bySeed) % oneIn === 0
  return drawn === (ofPart === 'seed')
}

function partNamed(name = 'all'): Part {
  if (name === 'all' || name === 'seed' || name === 'rest') return name
  throw new Error(`PORTICO_PART is ${name}. Set it to seed or rest, or unset it to run all tests.`)
}

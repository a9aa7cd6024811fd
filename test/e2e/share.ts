import { it } from 'vitest'

/** Whether this run is `npm run soak`, which takes all of everything. */
export const isSoak = process.env['PORTICO_SOAK'] === '1'

/** Milliseconds a test may take that goes through all states or strings, in a soak some thousands, on a machine with other work. */
export const longest = isSoak ? 3_600_000 : 300_000

/** What decides which share of a long list a run takes; `npm test` prints it. */
export const seed = Number(process.env['PORTICO_SEED'] ?? 0)

/** What this run takes of a long list. */
export function inShare<Entry>(share: number, list: readonly Entry[]): Entry[] {
  return list.filter((_, at) => isOneIn(share, at))
}

/** An `it` of which this run takes one in so many, for a file whose tests each take seconds. */
export function oneIn(share: number): (title: string, run: () => Promise<void>) => void {
  let before = 0
  return (title, run) => it.runIf(isOneIn(share, before++))(title, run)
}

/** Whether this run takes the entry at this place of a long list: one in so many, the next ones in the next run. */
export function isOneIn(share: number, at: number): boolean {
  return isSoak || (at + seed) % share === 0
}

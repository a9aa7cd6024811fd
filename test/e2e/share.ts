/** Whether this run is `npm run soak`, which takes all of everything. */
export const isSoak = process.env['PORTICO_SOAK'] === '1'

/** Milliseconds a test may take that goes through all states or strings, in a soak some thousands, on a machine with other work. */
export const longest = isSoak ? 3_600_000 : 300_000

/** What decides which share of a long list a run takes; `npm test` prints it. */
export const seed = Number(process.env['PORTICO_SEED'] ?? 0)

/** Whether this run takes the entry at this place of a long list: one in so many, the next ones in the next run. */
export function isOneIn(share: number, at: number): boolean {
  return isSoak || (at + seed) % share === 0
}

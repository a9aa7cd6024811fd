/** How much a finding matters: an error stops people, a warning some of them, a note none. */
export type Level = 'error' | 'warning' | 'note'

/** What a code means: how much it matters, what people meet, and the remedy. */
export interface Meaning {
  readonly level: Level
  /** The difference in a few words. */
  readonly title: string
  /** What it does to people. */
  readonly effect: string
  readonly remedy: string
}

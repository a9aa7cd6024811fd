/** How much a finding matters: an error stops people, a warning some of them, a note none. */
export type Level = 'error' | 'warning' | 'note'

/** The meaning of a code: its level, its effect on people, and the remedy. */
export interface Meaning {
  readonly level: Level
  /** The difference in a few words. */
  readonly title: string
  /** The effect on the people who use the application. */
  readonly effect: string
  readonly remedy: string
}

import type { Visit } from '../visit.ts'

/** Something a person does, from the first page to the last. It says what must hold by waiting for it. */
export interface Scenario {
  /** The rule, in plain words. */
  readonly title: string
  /** Whether every run takes it, because no other test shows its rule. */
  readonly everyTime?: boolean
  /** What the person does. */
  readonly run: (visit: Visit) => Promise<void>
}

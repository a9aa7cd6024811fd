import type { Visit } from '../visit.ts'

/** Something a person does, from the first page to the last. It says what must hold by waiting for it. */
export interface Scenario {
  /** The rule, in plain words. */
  readonly title: string
  /** What is wrong in the library, where the rule does not hold yet: it is not run until that is mended. */
  readonly bug?: string
  /** What the person does. */
  readonly run: (visit: Visit) => Promise<void>
}

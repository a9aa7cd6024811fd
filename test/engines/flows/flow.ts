import type { EngineVisit, VisitNeeds } from '../engine-visit.ts'

/** Something a person does in each engine, from the first page to the last. It waits for what must hold. */
export interface Flow extends VisitNeeds {
  /** The rule, in plain words. */
  readonly title: string
  readonly run: (visit: EngineVisit) => Promise<void>
}

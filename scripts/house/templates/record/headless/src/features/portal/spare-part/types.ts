import type { RecordActions, RecordState } from '../../../core/lists/single-record.ts'

/** The spare part of the tenant. */
export interface SparePart {
  /** The address of the person in charge; empty without one. */
  readonly contact: string
  /** Empty without one. */
  readonly note: string
  /** `true` if it is switched on. */
  readonly isActive: boolean
}

/** The spare part of the tenant: `value`, which is `null` until it is loaded. */
export interface SparePartState extends RecordState<SparePart> {}

/** The actions that `useSparePart` returns. The record loads by itself while it is on the screen and a person is signed in. */
export interface SparePartActions extends RecordActions<SparePart> {}

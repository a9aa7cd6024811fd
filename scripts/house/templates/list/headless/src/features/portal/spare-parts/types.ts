import type { BulkInput, BulkResult, ListActions, ListState, RowInput } from '../../../core/lists/list.ts'
import type { Outcome } from '../../../core/outcome.ts'

/** A spare part of the tenant. */
export interface SparePart {
  readonly id: string
  readonly name: string
  /** Empty without one. */
  readonly description: string
  /** The time it was created (ISO 8601). */
  readonly createdAt: string
}

/** The spare parts of the tenant. */
export interface SparePartsState extends ListState<SparePart> {}

export interface CreateSparePartInput {
  readonly name: string
  /** Default: none. */
  readonly description?: string
}

/** The input of {@link SparePartsActions.update}. Members that are not given stay as they are. */
export interface UpdateSparePartInput extends Partial<CreateSparePartInput> {
  /** The `id` of its row. */
  readonly id: string
}

/** Actions on the spare parts. The list loads by itself while it is on the screen and a person is signed in. */
export interface SparePartsActions extends ListActions {
  /** Creates a spare part and resolves to its id. Fails with `spare-part-name-required` without a name. */
  create(input: CreateSparePartInput): Promise<Outcome<string>>
  /** Changes a spare part: at once, and back if the provider refuses. Fails with `spare-part-name-required` for an empty name. */
  update(input: UpdateSparePartInput): Promise<Outcome>
  /** Removes a spare part. Its row disappears at once and returns if the provider refuses. */
  remove(input: RowInput): Promise<Outcome>
  /** Removes several spare parts, by default the selected ones. */
  removeMany(input?: BulkInput): Promise<Outcome<BulkResult>>
}

import type { components } from '../../../http/contract.gen.ts'
import type { SparePart } from './types.ts'

/** The row of a spare part of the provider. */
export function rowOf({ id, name, description = '', createdAt }: components['schemas']['DraftSparePart']): SparePart {
  return { id, name, description, createdAt }
}

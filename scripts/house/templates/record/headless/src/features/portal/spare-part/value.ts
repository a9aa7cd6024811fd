import type { components } from '../../../http/contract.gen.ts'
import type { SparePart } from './types.ts'

/** The value of the provider's answer. */
export function sparePartOf({ contact = '', note = '', isActive }: components['schemas']['DraftSparePart']): SparePart {
  return { contact, note, isActive }
}

import { records, rows } from '../core/records.ts'
import { flag, text } from '../core/shape.ts'

/** The spare part of a tenant. */
export interface SparePart {
  tenantId: string
  contact: string
  note: string
  isActive: boolean
}

export const sparePartRecords = records({
  sparePartOfTenants: rows<SparePart>({ tenantId: text, contact: text, note: text, isActive: flag }),
})

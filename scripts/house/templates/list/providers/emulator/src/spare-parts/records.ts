import { records, rows } from '../core/records.ts'
import { text } from '../core/shape.ts'

/** A spare part of a tenant. */
export interface SparePart {
  id: string
  tenantId: string
  name: string
  description: string
  /** ISO 8601. */
  createdAt: string
}

export const sparePartRecords = records({
  spareParts: rows<SparePart>({ id: text, tenantId: text, name: text, description: text, createdAt: text }),
})

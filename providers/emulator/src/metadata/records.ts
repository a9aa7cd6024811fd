import { part, records } from '../core/records.ts'
import { anything, table } from '../core/shape.ts'

export const metadataRecords = records({
  /** The configuration of portal and login box, by tenant id; `*` is the default of all tenants. */
  adminBox: part<Record<string, Record<string, unknown>>>(table(table(anything)), () => ({ '*': {} })),
})

import { records, rows } from '../core/records.ts'
import { text } from '../core/shape.ts'

/** A heading of permissions. Each permission names its own. */
export interface PermissionCategory {
  id: string
  name: string
  description: string
}

export const roleRecords = records({
  permissionCategories: rows<PermissionCategory>({ id: text, name: text, description: text }),
})

import type { components } from '../../../http/contract.gen.ts'
import { type ChosenPermissions, mergePermissions } from './permission-changes.ts'
import type { Role } from './types.ts'

/** The row of a role of the provider's answer. */
export function rowOf(role: components['schemas']['Role']): Role {
  const { id, key, name, isDefault, permissions, vendorId, createdAt, updatedAt } = role
  const { description, level = null, tenantId = null, userCount = null } = role
  return {
    id,
    key,
    name,
    description: description ?? '',
    level,
    isDefault,
    permissions,
    tenantId,
    vendorId,
    userCount,
    createdAt,
    updatedAt,
    isBuiltIn: tenantId === null,
  }
}

/** The row after a choice of permissions. */
export function withPermissions(row: Role, chosen: ChosenPermissions | undefined): Role {
  return chosen ? { ...row, permissions: mergePermissions(row.permissions, chosen) } : row
}

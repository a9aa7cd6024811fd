import { flag, list, number, oneOf, optional, record, text } from './shape.ts'

/** A role, with the permissions it grants. */
export interface Role {
  id: string
  /** The key that guards compare. */
  key: string
  name: string
  description: string
  /** The rank; a lower number is higher. */
  level: number
  /** New members get the role. */
  isDefault: boolean
  /** The permission keys; `*` matches any characters. */
  permissionKeys: string[]
  /** The tenant that made the role. A role without it is the vendor's: every tenant has it and none changes it. */
  tenantId?: string
  createdAt?: string
  updatedAt?: string
}

/** A permission that roles grant. */
export interface Permission {
  id: string
  /** The key that guards compare. */
  key: string
  name: string
  description?: string
  /** The id of its category. Default: the first two parts of the key. */
  categoryId?: string
  /** `ALWAYS` is part of every role of a tenant, `NEVER` of none. Default `ASSIGNABLE`. */
  assignmentType?: 'ALWAYS' | 'NEVER' | 'ASSIGNABLE'
}

export const role = record<Role>({
  id: text,
  key: text,
  name: text,
  description: text,
  level: number,
  isDefault: flag,
  permissionKeys: list(text),
  tenantId: optional(text),
  createdAt: optional(text),
  updatedAt: optional(text),
})

export const permission = record<Permission>({
  id: text,
  key: text,
  name: text,
  description: optional(text),
  categoryId: optional(text),
  assignmentType: optional(oneOf('ALWAYS', 'NEVER', 'ASSIGNABLE')),
})

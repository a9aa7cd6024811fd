import type { Holdings } from './entitlements.ts'
import { holdings } from './entitlements-shape.ts'
import { flag, nullable, oneOf, optional, record, table, text } from './shape.ts'

/** The owner of the provider. */
export interface Vendor {
  id: string
  /** The client id. The name of the refresh cookie contains it. */
  clientId: string
  /** The secret of the application's servers. Default: that of the demo. */
  secret?: string
  name: string
  /** The URL of the logo. */
  logo: string
  /** The URL of the icon. */
  icon: string
  /** The vendor is named neither in screens nor in mails. Default `false`. */
  isWhiteLabelled?: boolean
}

/** A tenant: a company that uses the application. */
export interface Tenant extends Holdings {
  id: string
  name: string
  /** The name in addresses and in the login-alias header. */
  alias?: string
  /** The id of the parent of a sub-account. */
  parentId: string | null
  /** A sub-account whose administrators manage the accounts below it. Accounts without a parent always do. */
  isReseller?: boolean
  /** Default: `reseller` for one with accounts below it or `isReseller`, else `customer`. */
  tenantType?: TenantType
  /** The people of accounts above that have access. Default: those who were let in one by one (`defaultOff`). */
  subAccountAccess?: SubAccountAccess
  /** The state of a sub-account, as its creator named it. */
  status?: string
  settings: Record<string, string>
  createdAt: string
}

/** The kind of a tenant. */
export type TenantType = (typeof tenantTypes)[number]

export const tenantTypes = ['customer', 'spam', 'test', 'reseller', 'headquarter'] as const

/** The access that people of accounts above have to a sub-account. */
export type SubAccountAccess = (typeof subAccountAccesses)[number]

/** No one unless allowed, everyone unless refused, or everyone. */
export const subAccountAccesses = ['defaultOff', 'defaultOn', 'alwaysOn'] as const

/** The tenants above a tenant, the nearest first. */
export function tenantsAbove({ tenants }: { readonly tenants: readonly Tenant[] }, from: Tenant): readonly Tenant[] {
  const found: Tenant[] = []
  let next = tenants.find(({ id }) => id === from.parentId)
  while (next && next !== from && !found.includes(next)) {
    found.push(next)
    const { parentId } = next
    next = tenants.find(({ id }) => id === parentId)
  }
  return found
}

/** A tenant with all tenants below it. */
export function tenantsBelow({ tenants }: { readonly tenants: readonly Tenant[] }, top: Tenant): readonly Tenant[] {
  const found = [top]
  // The list grows while it is read: each tenant adds its children.
  for (const { id } of found) found.push(...tenants.filter((one) => one.parentId === id && !found.includes(one)))
  return found
}

export const vendor = record<Vendor>({
  id: text,
  clientId: text,
  secret: optional(text),
  name: text,
  logo: text,
  icon: text,
  isWhiteLabelled: optional(flag),
})

export const tenant = record<Tenant>({
  id: text,
  name: text,
  alias: optional(text),
  parentId: nullable(text),
  isReseller: optional(flag),
  tenantType: optional(oneOf(...tenantTypes)),
  subAccountAccess: optional(oneOf(...subAccountAccesses)),
  status: optional(text),
  settings: table(text),
  createdAt: text,
  ...holdings,
})

/** The creation time of the vendor's own records. */
export const beginning = '2026-01-01T00:00:00.000Z'

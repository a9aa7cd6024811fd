import type { Holdings } from './entitlements.ts'
import { holdings } from './entitlements-shape.ts'
import { nullable, optional, record, table, text } from './shape.ts'

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
}

/** A tenant: a company that uses the application. */
export interface Tenant extends Holdings {
  id: string
  name: string
  /** The name in addresses and in the login-alias header. */
  alias?: string
  /** The id of the parent of a sub-account. */
  parentId: string | null
  settings: Record<string, string>
  createdAt: string
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
})

export const tenant = record<Tenant>({
  id: text,
  name: text,
  alias: optional(text),
  parentId: nullable(text),
  settings: table(text),
  createdAt: text,
  ...holdings,
})

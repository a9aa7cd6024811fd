import { missing } from '@portico/headless/provider'
import type { Call } from '../calls/call.ts'
import type { Tenant } from '../core/tenants.ts'

/**
 * The tenant that a page names before sign-in: by the scoped-tenant header, else by its alias or id in the login-alias
 * header. `null` without either.
 */
export function namedTenant({ state: { tenants }, request: { headers } }: Call): Tenant | 'unknown' | null {
  const id = headers.get('frontegg-scoped-tenant')
  if (id !== null) return tenants.find((one) => one.id === id) ?? 'unknown'
  const alias = headers.get('frontegg-login-alias')
  if (alias === null) return null
  return tenants.find((one) => one.alias === alias) ?? tenants.find((one) => one.id === alias) ?? 'unknown'
}

/** The same for what only a tenant has: the first, if the page names none. Refuses an unknown one. */
export function namedTenantOrFirst(call: Call): Tenant | undefined {
  const named = namedTenant(call) ?? call.state.tenants[0]
  if (named === 'unknown') throw missing('The account')
  return named
}

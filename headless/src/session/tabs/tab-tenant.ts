import type { SessionHost } from '../host.ts'

/** The tenant of one tab, if each has its own. */
export interface TabTenant {
  /** Its id; `null` if none was chosen in this tab, or all tabs share one. */
  readonly get: () => string | null
  /** Stores the tenant that the provider has confirmed; `null` deletes it. */
  readonly set: (tenantId: string | null) => void
}

/** The {@link TabTenant} of a client. */
export function tabTenantOf({ ports, options }: Pick<SessionHost, 'ports' | 'options'>): TabTenant {
  const isOn = options.tenantPerTab === true
  const { session } = ports.storage
  return {
    get: () => (isOn ? session.get(key) : null),
    set: (tenantId) => isOn && session.set(key, tenantId),
  }
}

const key = 'FRONTEGG_SEPARATE_TABS_BY_TENANT'

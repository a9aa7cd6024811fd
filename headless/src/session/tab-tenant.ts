import type { Ports } from '../core/ports/ports.ts'
import type { SessionOptions } from './feature.ts'

/** The tenant a tab keeps to, where each has its own. */
export interface TabTenant {
  /** Its id; `null` where the tab has not chosen, or the tabs go together. */
  readonly get: () => string | null
  /** Keeps to a tenant, once the provider has agreed; to none with `null`. */
  readonly set: (tenantId: string | null) => void
}

/** The {@link TabTenant} of the tab a client is in. */
export function tabTenantOf({ ports, options }: TabTenantHost): TabTenant {
  const isOn = options.tenantPerTab === true
  const { session } = ports.storage
  return {
    get: () => (isOn ? session.get(key) : null),
    set: (tenantId) => isOn && session.set(key, tenantId),
  }
}

/** What is asked of a client. */
interface TabTenantHost {
  readonly ports: Pick<Ports, 'storage'>
  readonly options: Pick<SessionOptions, 'tenantPerTab'>
}

const key = 'FRONTEGG_SEPARATE_TABS_BY_TENANT'

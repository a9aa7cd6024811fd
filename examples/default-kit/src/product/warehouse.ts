import { useSession } from '@portico/headless'

/** The name of the warehouse that the person works in: the tenant is one. */
export function useWarehouse(): string {
  const { tenant, user } = useSession()
  return tenant?.name ?? user?.tenantId ?? ''
}

/** The value of a tenant, else the default (`*`). Reads own keys only: strangers choose the tenant id. */
export function byTenant<Value>(table: Readonly<Record<string, Value>>, tenantId: string): Value | undefined {
  return Object.hasOwn(table, tenantId) ? table[tenantId] : table['*']
}

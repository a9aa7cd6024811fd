/** What a table holds for a tenant, else for every one (`*`). A tenant's id may come from a stranger: own keys only. */
export function byTenant<Value>(table: Readonly<Record<string, Value>>, tenantId: string): Value | undefined {
  return Object.hasOwn(table, tenantId) ? table[tenantId] : table['*']
}

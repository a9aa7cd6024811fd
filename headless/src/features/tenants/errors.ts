/** The codes of errors that `tenants` makes itself. Their meaning is in its guide. */
export const tenantErrors = {
  unknownTenant: 'unknown-tenant',
} as const

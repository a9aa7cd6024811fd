import type { components } from '../../../http/contract.gen.ts'
import type { ApiToken } from './types.ts'

/** A token as the provider describes it. */
export type ProvidedToken = Omit<ApiToken, 'isExpired'>

type Schemas = components['schemas']

/** The row of client credentials. The provider has no other id for them. */
export function credentialsRow({
  clientId = '',
  description,
  expires = null,
  createdAt,
  isEndable = false,
  ...tenant
}: Schemas['UserApiToken'] & Partial<Schemas['TenantApiToken']>): ProvidedToken {
  return {
    id: clientId,
    type: 'clientCredentials',
    clientId,
    description,
    tenantId: tenant.tenantId ?? null,
    roleIds: tenant.roleIds ?? [],
    createdByUserId: tenant.createdByUserId ?? null,
    createdAt: createdAt ?? null,
    expiresAt: expires,
    isEndable,
  }
}

/** The row of an access token. */
export function accessTokenRow({
  id,
  description = '',
  roleIds = [],
  expires = null,
  createdAt,
  isEndable = false,
}: Schemas['AccessToken']): ProvidedToken {
  return {
    id,
    type: 'accessToken',
    clientId: null,
    description,
    tenantId: null,
    roleIds,
    createdByUserId: null,
    createdAt,
    expiresAt: expires,
    isEndable,
  }
}

'use client'

import { useClient } from '@portico/headless'
import { type ApiToken, useApiTokens, usePersonalApiTokens } from '@portico/headless/portal/api-tokens'
import { useMemo } from 'react'
import { noticeName } from '#notices'
import { type AuthActions, authActionsOf } from './actions.ts'

/** A token by which a program calls the API. */
export interface IApiTokensData {
  readonly id: string
  readonly clientId: string | undefined
  readonly description: string
  readonly createdAt: string
  readonly expires: string | null
}

/** The API tokens of the user and of the tenant. */
export interface ApiTokensState {
  readonly apiTokensDataUser: IApiTokensData[]
  readonly apiTokensDataTenant: (IApiTokensData & { readonly roleIds: string[] })[]
}

/**
 * The API tokens. They load by themselves while a component with this hook is rendered.
 *
 * @deprecated Use `usePersonalApiTokens` and `useApiTokens` of `@portico/headless/portal/api-tokens`.
 */
export function useApiTokensState(): ApiTokensState {
  noticeName('useApiTokensState')
  const own = usePersonalApiTokens(({ rows }) => rows)
  const ofTenant = useApiTokens(({ rows }) => rows)
  return useMemo(
    () => ({
      apiTokensDataUser: (own ?? []).map(dataOf),
      apiTokensDataTenant: (ofTenant ?? []).map((token) => ({ ...dataOf(token), roleIds: [...token.roleIds] })),
    }),
    [own, ofTenant],
  )
}

/**
 * The reads of API tokens.
 *
 * @deprecated Use `usePersonalApiTokens` and `useApiTokens` of `@portico/headless/portal/api-tokens`.
 */
export function useApiTokensActions(): Pick<
  AuthActions,
  'loadApiTokens' | 'loadUserApiTokens' | 'loadTenantApiTokens'
> {
  noticeName('useApiTokensActions')
  return authActionsOf(useClient())
}

function dataOf({ id, clientId, description, createdAt, expiresAt }: ApiToken): IApiTokensData {
  return { id, clientId: clientId ?? undefined, description, createdAt: createdAt ?? '', expires: expiresAt }
}

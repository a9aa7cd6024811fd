'use client'

import { useApiTokens } from '@portico/headless/portal/api-tokens'
import type { ReactElement } from 'react'
import { useRolesAhead } from '../../../frame/portal/role-choice/role-choice.tsx'
import { tokenColumns } from './token-columns.tsx'
import { TokenList, type TokenSectionProps } from './token-list.tsx'

/** The API tokens of the tenant, as a section of the portal. */
export function ApiTokensSection({ columns }: TokenSectionProps): ReactElement {
  const list = useApiTokens()
  useRolesAhead()
  const { create, endIn, remove, removeMany } = list
  return (
    <TokenList
      name="apiTokens"
      list={list}
      create={create}
      endIn={endIn}
      remove={remove}
      removeMany={removeMany}
      columns={columns}
      permissions={permissions}
      ownColumns={tokenColumns}
      hasRoles
    />
  )
}

const permissions = {
  see: 'fe.secure.read.tenantApiTokens',
  change: 'fe.secure.write.tenantApiTokens',
  remove: 'fe.secure.delete.tenantApiTokens',
}

'use client'

import { usePersonalApiTokens } from '@portico/headless/portal/api-tokens'
import type { ReactElement } from 'react'
import { personalTokenColumns } from './token-columns.tsx'
import { TokenList, type TokenSectionProps } from './token-list.tsx'

/** The API tokens of the signed-in user, as a section of the portal. */
export function PersonalApiTokensSection({ columns }: TokenSectionProps): ReactElement {
  const list = usePersonalApiTokens()
  const { create, endIn, remove, removeMany } = list
  return (
    <TokenList
      name="personalApiTokens"
      list={list}
      create={create}
      endIn={endIn}
      remove={remove}
      removeMany={removeMany}
      columns={columns}
      permissions={permissions}
      ownColumns={personalTokenColumns}
      hasRoles={false}
    />
  )
}

const permissions = {
  see: 'fe.secure.read.userApiTokens',
  change: 'fe.secure.write.userApiTokens',
  remove: 'fe.secure.delete.userApiTokens',
}

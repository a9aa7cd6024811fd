'use client'

import { useUsersTable } from '@portico/headless/portal/users'
import type { ReactElement } from 'react'
import { InviteFlow, type InviteFlowProps } from './invite-flow.tsx'

export interface InviteAloneProps extends Partial<Pick<InviteFlowProps, 'fields'>>, Pick<InviteFlowProps, 'onClose'> {}

/** The invitation without the list of users around. */
export function InviteAlone({ fields, onClose }: InviteAloneProps): ReactElement {
  const list = useUsersTable()
  return <InviteFlow list={list} fields={fields} onClose={onClose} />
}

'use client'

import { useClient } from '@portico/headless'
import type { ApiToken } from '@portico/headless/portal/api-tokens'
import type { ReactNode } from 'react'
import { RowName } from '../../../frame/portal/data-table/row-name.tsx'
import type { CellProps, Column } from '../../../frame/portal/data-table/types.ts'
import { Moment } from '../../../frame/portal/moment/moment.tsx'
import { RoleNames } from '../../../frame/portal/role-choice/role-choice.tsx'
import { useMessages } from '../../../i18n/index.ts'
import { useDateFormat } from '../../../i18n/use-date-format.ts'
import { Badge } from '../../../primitives/portal/badge/badge.tsx'
import { apiTokensMessages } from './api-tokens-messages.ts'

const token: Column<ApiToken> = {
  id: 'token',
  header: 'apiToken.token',
  cell: Token,
  sort: 'description',
  width: 'minmax(12rem, 2fr)',
}

const rest: readonly Column<ApiToken>[] = [
  {
    id: 'expires',
    header: 'apiToken.expires',
    cell: Expires,
    below: ExpiresBelow,
    sort: 'expiresAt',
    priority: 2,
    width: '12.5rem',
  },
  {
    id: 'created',
    header: 'apiToken.created',
    cell: Created,
    sort: 'createdAt',
    sortsAs: 'time',
    priority: 3,
    width: '10rem',
  },
]

/** The columns of the user's own tokens. */
export const personalTokenColumns: readonly Column<ApiToken>[] = [token, ...rest]

/** The columns of the tenant's tokens. */
export const tokenColumns: readonly Column<ApiToken>[] = [
  token,
  { id: 'roles', header: 'apiToken.roles', cell: Roles, below: Roles, priority: 2, width: 'minmax(8rem, 1fr)' },
  ...rest,
]

function Token({ row: { clientId } }: CellProps<ApiToken>) {
  const t = useMessages(apiTokensMessages)
  return clientId === null ? <RowName note={t('apiToken.accessToken')} /> : <RowName note={clientId} noteDir="ltr" />
}

function Roles({ row: { roleIds } }: CellProps<ApiToken>) {
  return <RoleNames ids={roleIds} />
}

function Expires({ row }: CellProps<ApiToken>) {
  return <Expiry token={row} />
}

/** A date beside other facts names its meaning. */
function ExpiresBelow({ row }: CellProps<ApiToken>) {
  const t = useMessages(apiTokensMessages)
  const { expiresAt, isExpired } = row
  if (expiresAt === null) return t('apiToken.neverEnds')
  return isExpired ? (
    <Expiry token={row} />
  ) : (
    <>
      {t('apiToken.expires')} <Expiry token={row} />
    </>
  )
}

function Created({ row: { createdAt } }: CellProps<ApiToken>) {
  return <Moment at={createdAt} />
}

/** The end of a token, marked if it is over or near. */
export function Expiry({ token: { expiresAt, isExpired } }: { readonly token: ApiToken }): ReactNode {
  const t = useMessages(apiTokensMessages)
  const dateFormat = useDateFormat()
  const { clock } = useClient().ports
  if (expiresAt === null) return t('apiToken.never')
  const end = Date.parse(expiresAt)
  if (isExpired) {
    const date = dateFormat({ dateStyle: 'medium' }).format(end)
    return (
      <Badge tone="danger" hasDot>
        {t('apiToken.ended', { date })}
      </Badge>
    )
  }
  const moment = <Moment at={expiresAt} />
  if (end - clock.now() >= near) return moment
  return (
    <Badge tone="warning" hasDot>
      {moment}
    </Badge>
  )
}

/** A week, in milliseconds. */
const near = 604_800_000

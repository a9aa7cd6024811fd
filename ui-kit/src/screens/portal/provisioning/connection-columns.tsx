'use client'

import type { ProvisionConnection } from '@portico/headless/portal/provisioning'
import { ConnectionMark } from '../../../frame/portal/connection-mark/connection-mark.tsx'
import { RowName } from '../../../frame/portal/data-table/row-name.tsx'
import type { CellProps, Column } from '../../../frame/portal/data-table/types.ts'
import { Moment } from '../../../frame/portal/moment/moment.tsx'
import { useLocale, useMessages } from '../../../i18n/index.ts'
import { numberFormat } from '../../../i18n/intl.ts'
import { ConnectionBadge } from './connection-badge.tsx'
import { useSourceName } from './directory-names.ts'
import { provisioningMessages } from './provisioning-messages.ts'

type Cell = CellProps<ProvisionConnection>

export const connectionColumns: readonly Column<ProvisionConnection>[] = [
  { id: 'connection', header: 'provisioning.connection', cell: Connection, sort: 'name', width: 'minmax(13rem, 2fr)' },
  {
    id: 'status',
    header: 'provisioning.status',
    cell: Status,
    priority: 2,
    below: Status,
    width: 'minmax(12rem, 1.25fr)',
  },
  {
    id: 'people',
    header: 'provisioning.people',
    cell: People,
    below: PeopleBelow,
    priority: 2,
    sort: 'userCount',
    sortsAs: 'number',
    align: 'end',
    width: '6rem',
  },
  { id: 'access', header: 'provisioning.access', cell: HasAccess, priority: 3, width: '8rem' },
  {
    id: 'lastSync',
    header: 'provisioning.lastSync',
    cell: LastSync,
    sort: 'lastSyncAt',
    sortsAs: 'time',
    priority: 3,
    width: '9rem',
  },
  {
    id: 'created',
    header: 'provisioning.created',
    cell: Created,
    sort: 'createdAt',
    sortsAs: 'time',
    priority: 4,
    width: '9rem',
  },
]

function Connection({ row: { source } }: Cell) {
  const nameOf = useSourceName()
  const name = nameOf(source)
  return <RowName mark={<ConnectionMark name={name} />} note={`${name} · SCIM 2.0`} />
}

function Status({ row }: Cell) {
  return <ConnectionBadge connection={row} />
}

function People({ row: { userCount } }: Cell) {
  const { code } = useLocale()
  return userCount === null ? '—' : numberFormat(code).format(userCount)
}

function PeopleBelow({ row: { userCount } }: Cell) {
  const t = useMessages(provisioningMessages)
  return userCount === null ? null : t('provisioning.peopleCount', { count: userCount })
}

function HasAccess({ row: { isSynced } }: Cell) {
  const t = useMessages(provisioningMessages)
  return <>{t(isSynced ? 'provisioning.yes' : 'provisioning.no')}</>
}

function LastSync({ row: { lastSyncAt } }: Cell) {
  const t = useMessages(provisioningMessages)
  return lastSyncAt === null ? t('provisioning.never') : <Moment at={lastSyncAt} />
}

function Created({ row: { createdAt } }: Cell) {
  return <Moment at={createdAt} />
}

'use client'

import type { DirectorySource, ProvisionConnection } from '@portico/headless/portal/provisioning'
import { RowName } from '../../../frame/portal/data-table/row-name.tsx'
import type { CellProps, Column } from '../../../frame/portal/data-table/types.ts'
import { Moment } from '../../../frame/portal/moment/moment.tsx'
import { useLocale, useMessages } from '../../../i18n/index.ts'
import { numberFormat } from '../../../i18n/intl.ts'
import { Badge } from '../../../primitives/portal/badge/badge.tsx'
import { provisioningMessages } from './provisioning-messages.ts'

type Cell = CellProps<ProvisionConnection>

export const connectionColumns: readonly Column<ProvisionConnection>[] = [
  { id: 'connection', header: 'provisioning.connection', cell: Connection, sort: 'name', width: 'minmax(13rem, 2fr)' },
  { id: 'status', header: 'provisioning.status', cell: Status, priority: 2, below: Status, width: 'minmax(9rem, 1fr)' },
  { id: 'people', header: 'provisioning.people', cell: People, sort: 'userCount', align: 'end', width: '6rem' },
  { id: 'access', header: 'provisioning.access', cell: HasAccess, priority: 3, width: '8rem' },
  { id: 'lastSync', header: 'provisioning.lastSync', cell: LastSync, sort: 'lastSyncAt', priority: 3, width: '9rem' },
  { id: 'created', header: 'provisioning.created', cell: Created, sort: 'createdAt', priority: 4, width: '9rem' },
]

/** Returns the name of a directory. Brands are the same in every language. */
export function useSourceName(): (source: DirectorySource) => string {
  const t = useMessages(provisioningMessages)
  return (source) => (source === 'other' ? t('provisioning.other') : brands[source])
}

function Connection({ row: { source } }: Cell) {
  const nameOf = useSourceName()
  return <RowName note={`${nameOf(source)} · SCIM 2.0`} />
}

/** A connection that has never been used waits. The provider has no errors of later ones. */
function Status({ row: { lastSyncAt } }: Cell) {
  const t = useMessages(provisioningMessages)
  return lastSyncAt === null ? (
    <Badge tone="warning" hasDot>
      {t('provisioning.waiting')}
    </Badge>
  ) : (
    <Badge tone="success" hasDot>
      {t('provisioning.connected')}
    </Badge>
  )
}

function People({ row: { userCount } }: Cell) {
  const { code } = useLocale()
  return userCount === null ? '—' : numberFormat(code).format(userCount)
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

const brands = { frontegg: 'Frontegg', okta: 'Okta', 'azure-ad': 'Entra ID' } as const

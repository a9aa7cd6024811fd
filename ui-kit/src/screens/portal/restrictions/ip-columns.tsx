'use client'

import type { IpRestriction } from '@portico/headless/portal/restrictions'
import { RowName } from '../../../frame/portal/data-table/row-name.tsx'
import type { CellProps, Column } from '../../../frame/portal/data-table/types.ts'
import { Moment } from '../../../frame/portal/moment/moment.tsx'
import { useMessages } from '../../../i18n/index.ts'
import { Badge } from '../../../primitives/portal/badge/badge.tsx'
import { restrictionsMessages } from './restrictions-messages.ts'

export type { IpRestriction }

/** The columns of a list of addresses. */
export const ipColumns: readonly Column<IpRestriction>[] = [
  {
    id: 'address',
    header: 'ipRestrictions.address',
    cell: Address,
    sort: 'ip',
    sortsAs: 'number',
    width: 'minmax(13rem, 1fr)',
  },
  {
    id: 'note',
    header: 'ipRestrictions.note',
    cell: Note,
    sort: 'description',
    sortsAs: 'text',
    priority: 2,
    below: Note,
    width: 'minmax(10rem, 1fr)',
  },
  {
    id: 'added',
    header: 'ipRestrictions.added',
    cell: Added,
    sort: 'createdAt',
    sortsAs: 'time',
    priority: 3,
    width: '10rem',
  },
]

/** The address, and whether it counts. An entry cannot be changed: the provider has no operation for it. */
function Address({ row: { isActive } }: CellProps<IpRestriction>) {
  const t = useMessages(restrictionsMessages)
  return <RowName>{isActive ? undefined : <Badge hasDot>{t('restrictions.off')}</Badge>}</RowName>
}

function Note({ row: { description } }: CellProps<IpRestriction>) {
  return <bdi>{description || '—'}</bdi>
}

function Added({ row: { createdAt } }: CellProps<IpRestriction>) {
  return <Moment at={createdAt} />
}

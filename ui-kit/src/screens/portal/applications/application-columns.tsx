'use client'

import type { Application } from '@portico/headless/portal/applications'
import { RowName } from '../../../frame/portal/data-table/row-name.tsx'
import type { CellProps, Column } from '../../../frame/portal/data-table/types.ts'
import { useLocale, useMessages } from '../../../i18n/index.ts'
import { numberFormat } from '../../../i18n/intl.ts'
import { shownName } from '../../../i18n/shown-name.ts'
import { Badge } from '../../../primitives/portal/badge/badge.tsx'
import { ApplicationMark } from './application-mark.tsx'
import { applicationsMessages } from './applications-messages.ts'

/** The columns of the list of applications. */
export const applicationColumns: readonly Column<Application>[] = [
  { id: 'application', header: 'applications.application', cell: Name, sort: 'name', width: 'minmax(14rem, 2fr)' },
  {
    id: 'access',
    header: 'applications.access',
    cell: Access,
    below: Access,
    sort: 'accessType',
    sortsAs: 'text',
    priority: 2,
    width: 'minmax(9rem, 1fr)',
  },
  {
    id: 'people',
    header: 'applications.people',
    cell: People,
    below: PeopleBelow,
    align: 'end',
    priority: 2,
    width: '7rem',
  },
  {
    id: 'url',
    header: 'applications.url',
    cell: Address,
    sort: 'url',
    sortsAs: 'text',
    priority: 3,
    width: 'minmax(10rem, 1fr)',
  },
]

function Name({ row: { name, description, logoUrl } }: CellProps<Application>) {
  return <RowName mark={<ApplicationMark name={name} logoUrl={logoUrl} />} note={shownName(description)} />
}

function Access({ row: { accessType, isActive } }: CellProps<Application>) {
  const t = useMessages(applicationsMessages)
  if (!isActive) return <Badge hasDot>{t('applications.off')}</Badge>
  if (accessType === 'FREE_ACCESS') return <Badge tone="success">{t('applications.everyone')}</Badge>
  // Another kind of access has the provider's name.
  return <Badge>{accessType === 'MANAGED_ACCESS' ? t('applications.chosen') : accessType}</Badge>
}

function People({ row: { accessType, userIds } }: CellProps<Application>) {
  const { code } = useLocale()
  const t = useMessages(applicationsMessages)
  if (accessType === 'FREE_ACCESS') return t('applications.all')
  return userIds ? numberFormat(code).format(userIds.length) : '—'
}

/** Free access, which the row shows too, is the access of all people. */
function PeopleBelow({ row: { accessType, userIds } }: CellProps<Application>) {
  const t = useMessages(applicationsMessages)
  return accessType !== 'FREE_ACCESS' && userIds && t('applications.peopleCount', { count: userIds.length })
}

function Address({ row: { url } }: CellProps<Application>) {
  return url === '' ? '—' : <bdi dir="ltr">{url.replace(/^https?:\/\//, '').replace(/\/$/, '')}</bdi>
}

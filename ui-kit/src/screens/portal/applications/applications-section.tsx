'use client'

import { type Application, useApplications } from '@portico/headless/portal/applications'
import type { ReactElement } from 'react'
import { DataTable } from '../../../frame/portal/data-table/data-table.tsx'
import { RowName } from '../../../frame/portal/data-table/row-name.tsx'
import type { CellProps, ChangeColumns, Column } from '../../../frame/portal/data-table/types.ts'
import { DialogPlace } from '../../../frame/portal/dialogs/dialog-place.tsx'
import { rowLinks, useListAddress, useOpenRecord } from '../../../frame/portal/open-record/use-open-record.ts'
import { SectionPage } from '../../../frame/portal/section-page/section-page.tsx'
import { useLocale, useMessages } from '../../../i18n/index.ts'
import { numberFormat } from '../../../i18n/intl.ts'
import { shownName } from '../../../i18n/shown-name.ts'
import { Badge } from '../../../primitives/portal/badge/badge.tsx'
import { EmptyState } from '../../../primitives/portal/empty-state/empty-state.tsx'
import { ApplicationDialog } from './application-dialog.tsx'
import { ApplicationMark } from './application-mark.tsx'
import { applicationsMessages } from './applications-messages.ts'
import { changeAsked, useApplicationRights } from './use-application-rights.ts'

/** The columns of the list of applications. */
const applicationColumns: readonly Column<Application>[] = [
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

export interface ApplicationsSectionProps {
  /** Changes the columns of the table. Keep its identity. Default: they stay as they are. */
  readonly columns?: ChangeColumns<Application> | undefined
}

/** The applications of the tenant, as a section of the portal: listed, with the people who may open them. */
export function ApplicationsSection({ columns }: ApplicationsSectionProps): ReactElement {
  const t = useMessages(applicationsMessages)
  const applications = useApplications({ address: useListAddress('applications') })
  const place = useOpenRecord()
  const { record, closeRecord } = place
  const links = rowLinks(place)
  const rights = useApplicationRights()
  const mayChange = rights.mayAdd || rights.mayRemove

  return (
    <SectionPage
      title={t('applications.title')}
      lead={t('applications.lead')}
      see={{ name: t('applications.title'), permissions: ['fe.account-settings.read.app'] }}
      change={{ name: t('applications.title'), ...changeAsked(rights) }}
    >
      <DataTable
        id="applications"
        list={applications}
        label={t('applications.title')}
        columns={applicationColumns}
        changeColumns={columns}
        messages={applicationsMessages}
        nameOf={nameOf}
        {...links}
        rowActions={(row) => [
          {
            id: 'people',
            label: t(mayChange && row.accessType === 'managed' ? 'applications.choose' : 'applications.see'),
            run: () => links.onOpen(row),
          },
        ]}
        searchLabel={t('applications.search')}
        countOf={(count) => t('applications.count', { count })}
        filters={[
          {
            id: 'accessType',
            label: t('applications.access'),
            options: [
              { id: 'free', label: t('applications.everyone') },
              { id: 'managed', label: t('applications.chosen') },
            ],
          },
        ]}
        empty={
          <EmptyState title={t('applications.empty')} actions={null}>
            {t('applications.emptyText')}
          </EmptyState>
        }
      />
      <DialogPlace
        key={record}
        of={ApplicationDialog}
        open={record === null ? null : { id: record, onClose: closeRecord }}
      />
    </SectionPage>
  )
}

const nameOf = ({ name }: Application) => name

function Name({ row: { name, description, logoUrl } }: CellProps<Application>) {
  return <RowName mark={<ApplicationMark name={name} logoUrl={logoUrl} />} note={shownName(description)} />
}

function Access({ row: { accessType, isActive } }: CellProps<Application>) {
  const t = useMessages(applicationsMessages)
  if (!isActive) return <Badge hasDot>{t('applications.off')}</Badge>
  if (accessType === 'free') return <Badge tone="success">{t('applications.everyone')}</Badge>
  // Another kind of access has the provider's name.
  return <Badge>{accessType === 'managed' ? t('applications.chosen') : accessType}</Badge>
}

function People({ row: { accessType, userIds } }: CellProps<Application>) {
  const { code } = useLocale()
  const t = useMessages(applicationsMessages)
  if (accessType === 'free') return t('applications.all')
  return userIds ? numberFormat(code).format(userIds.length) : '—'
}

/** Free access, which the row shows too, is the access of all people. */
function PeopleBelow({ row: { accessType, userIds } }: CellProps<Application>) {
  const t = useMessages(applicationsMessages)
  return accessType !== 'free' && userIds && t('applications.peopleCount', { count: userIds.length })
}

function Address({ row: { url } }: CellProps<Application>) {
  return url === '' ? '—' : <bdi dir="ltr">{url.replace(/^https?:\/\//, '').replace(/\/$/, '')}</bdi>
}

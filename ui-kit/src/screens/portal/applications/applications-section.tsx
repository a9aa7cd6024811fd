'use client'

import { type Application, useApplications } from '@portico/headless/portal/applications'
import type { ReactElement } from 'react'
import { DataTable } from '../../../frame/portal/data-table/data-table.tsx'
import type { ChangeColumns } from '../../../frame/portal/data-table/types.ts'
import { DialogPlace } from '../../../frame/portal/dialogs/dialog-place.tsx'
import { rowLinks, useListAddress, useOpenRecord } from '../../../frame/portal/open-record/use-open-record.ts'
import { SectionPage } from '../../../frame/portal/section-page/section-page.tsx'
import { useMessages } from '../../../i18n/index.ts'
import { EmptyState } from '../../../primitives/portal/empty-state/empty-state.tsx'
import { applicationColumns } from './application-columns.tsx'
import { ApplicationDialog } from './application-dialog.tsx'
import { applicationsMessages } from './applications-messages.ts'
import { changeAsked, useApplicationRights } from './use-application-rights.ts'

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
            label: t(mayChange && row.accessType === 'MANAGED_ACCESS' ? 'applications.choose' : 'applications.see'),
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
              { id: 'FREE_ACCESS', label: t('applications.everyone') },
              { id: 'MANAGED_ACCESS', label: t('applications.chosen') },
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

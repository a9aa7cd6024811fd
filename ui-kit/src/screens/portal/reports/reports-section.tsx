'use client'

import { PorticoError, useAuthorized } from '@portico/headless'
import { type PortalReport, useReports } from '@portico/headless/portal/reports'
import { type ReactElement, useState } from 'react'
import { knownRows } from '../../../frame/known-rows.ts'
import { lazyPart } from '../../../frame/loading/lazy-part.tsx'
import { DataTable } from '../../../frame/portal/data-table/data-table.tsx'
import type { ChangeColumns } from '../../../frame/portal/data-table/types.ts'
import { DialogPlace } from '../../../frame/portal/dialogs/dialog-place.tsx'
import { lazyDialog } from '../../../frame/portal/dialogs/lazy-dialog.tsx'
import { FilterSwitch } from '../../../frame/portal/filter-bar/filter-switch.tsx'
import type { FilterFieldProps } from '../../../frame/portal/filter-bar/types.ts'
import { UnreadRecord } from '../../../frame/portal/list-section/unread-record.tsx'
import { useUnknownRecord } from '../../../frame/portal/list-section/use-unknown-record.ts'
import { MissingRecord } from '../../../frame/portal/missing-record/missing-record.tsx'
import { rowLinks, useOpenRecord } from '../../../frame/portal/open-record/use-open-record.ts'
import { pagePlace } from '../../../frame/portal/section-page/page-place.tsx'
import { SectionPage } from '../../../frame/portal/section-page/section-page.tsx'
import { useMessages } from '../../../i18n/index.ts'
import { EmptyState } from '../../../primitives/portal/empty-state/empty-state.tsx'
import { reportPermissions } from './permissions.ts'
import { reportColumns } from './report-columns.tsx'
import { reportsMessages } from './reports-messages.ts'

export interface ReportsSectionProps {
  /** Changes the columns of the table. Keep its identity. Default: they stay as they are. */
  readonly columns?: ChangeColumns<PortalReport> | undefined
}

/** The reports of the tenant, as a section of the portal: listed, shown, downloaded, scheduled and sent. */
export function ReportsSection({ columns }: ReportsSectionProps): ReactElement {
  const t = useMessages(reportsMessages)
  const reports = useReports()
  const place = useOpenRecord()
  const { record, openRecord, closeRecord } = place
  const mayChange = useAuthorized({ permissions: [reportPermissions.change] }).isAllowed
  const [scheduled, setScheduled] = useState<PortalReport | null>(null)
  const [sent, setSent] = useState<Sent | null>(null)
  const row = useOpenReport(reports.rows, record)
  const isUnknown = useUnknownRecord(reports, { record, row })
  const states = useStates()
  const title = t('reports.title')
  const see = { name: title, permissions: [reportPermissions.see] }
  const change = { name: title, permissions: [reportPermissions.change] }

  // Within the page, because a page that is view only makes its forms so.
  const dialogs = (
    <>
      <ScheduleDialog open={scheduled && { report: scheduled, onClose: () => setScheduled(null) }} />
      <SendDialog open={sent && { ...sent, onClose: () => setSent(null) }} />
      <DialogPlace
        of={MissingRecord}
        open={isUnknown ? { error: gone, gone: t('reports.gone'), onRetry: reports.load, onClose: closeRecord } : null}
      />
    </>
  )
  if (row) {
    return (
      <ReportPage
        key={row.id}
        report={row}
        access={{ see, change }}
        onSchedule={() => setScheduled(row)}
        onSend={(to) => setSent({ report: row, to })}
        onLeave={closeRecord}
      >
        {dialogs}
      </ReportPage>
    )
  }
  if (record !== null && knownRows(reports) === null)
    return <UnreadRecord page={{ title, see }} list={reports} onLeave={closeRecord} />
  return (
    <SectionPage title={title} lead={t('reports.lead')} see={see} change={change}>
      <DataTable
        id="reports"
        list={reports}
        label={title}
        columns={reportColumns}
        changeColumns={columns}
        messages={reportsMessages}
        nameOf={nameOf}
        {...rowLinks(place)}
        rowActions={(report) => [
          { id: 'open', label: t('reports.open'), run: () => openRecord(report.id) },
          ...(mayChange
            ? [
                { id: 'schedule', label: t('reports.change'), run: () => setScheduled(report) },
                { id: 'send', label: t('reports.sendNow'), run: () => setSent({ report, to: null }) },
              ]
            : []),
        ]}
        searchLabel={t('reports.search')}
        countOf={(count) => t('reports.count', { count })}
        filters={[{ id: 'status', label: t('reports.schedule'), options: states, inBar: StateSwitch }]}
        empty={
          <EmptyState title={t('reports.empty')} actions={null}>
            {t('reports.emptyText')}
          </EmptyState>
        }
      />
      {dialogs}
    </SectionPage>
  )
}

/** A report that is being sent, and the addresses to begin with; `null` for the usual ones. */
interface Sent {
  readonly report: PortalReport
  readonly to: readonly string[] | null
}

/** The report of an id, as it was last read. */
function useOpenReport(rows: readonly PortalReport[], id: string | null): PortalReport | null {
  const [last, setLast] = useState<PortalReport | null>(null)
  const row = rows.find((one) => one.id === id) ?? (last?.id === id ? last : null)
  if (row !== last) setLast(row)
  return row
}

/** The states of a schedule, as words of the provider. */
function useStates() {
  const t = useMessages(reportsMessages)
  return [
    { id: 'active', label: t('reports.isOn') },
    { id: 'inactive', label: t('reports.isOff') },
  ]
}

function StateSwitch(field: FilterFieldProps) {
  return <FilterSwitch {...field} options={useStates()} />
}

/** Many people only see the list. */
const ReportPage = lazyPart(async () => (await import('./lazy-parts.ts')).ReportPage, pagePlace)

const ScheduleDialog = lazyDialog(async () => (await import('./lazy-parts.ts')).ScheduleDialog)

const SendDialog = lazyDialog(async () => (await import('./lazy-parts.ts')).SendDialog)

const gone = new PorticoError('not-found', 'The report does not exist', { status: 404 })

const nameOf = ({ name }: PortalReport) => name

'use client'

import { useAuthorized } from '@portico/headless'
import { type ReportRun, useReportRuns } from '@portico/headless/portal/reports'
import type { ReactElement } from 'react'
import { BadgeList } from '../../../frame/portal/cells/cells.tsx'
import { DataTable } from '../../../frame/portal/data-table/data-table.tsx'
import { RowName } from '../../../frame/portal/data-table/row-name.tsx'
import type { CellProps, Column } from '../../../frame/portal/data-table/types.ts'
import { useMessages } from '../../../i18n/index.ts'
import { useDateFormat } from '../../../i18n/use-date-format.ts'
import { EmptyState } from '../../../primitives/portal/empty-state/empty-state.tsx'
import { useClasses } from '../../../slots/index.ts'
import { reportPermissions } from './permissions.ts'
import { reportsMessages } from './reports-messages.ts'
import { RunState, useRunReason } from './run-state.tsx'

export interface RunListProps {
  readonly reportId: string
  /** Sends the report again, to the addresses that did not receive it. */
  readonly onSend: (to: readonly string[]) => void
}

/** Each time a report was sent, with the reason of a failure. */
export function RunList({ reportId, onSend }: RunListProps): ReactElement {
  const t = useMessages(reportsMessages)
  const { format } = useDateFormat()({ dateStyle: 'medium', timeStyle: 'short' })
  const list = useReportRuns({ reportId })
  const { isAllowed: maySend } = useAuthorized({ permissions: [reportPermissions.change] })
  return (
    <DataTable
      id="reportRuns"
      list={list}
      label={t('reports.runs')}
      columns={runColumns}
      messages={reportsMessages}
      nameOf={({ createdAt }) => format(createdAt)}
      rowActions={
        maySend
          ? ({ failed, sentTo }) => [
              {
                id: 'again',
                label: t('reports.sendAgain'),
                run: () => onSend(failed.length > 0 ? failed : sentTo),
              },
            ]
          : undefined
      }
      countOf={(count) => t('reports.runCount', { count })}
      empty={
        <EmptyState title={t('reports.noRuns')} actions={null}>
          {t('reports.noRunsText')}
        </EmptyState>
      }
    />
  )
}

/** The columns of the runs of a report. */
const runColumns: readonly Column<ReportRun>[] = [
  { id: 'when', header: 'reports.when', cell: When, width: 'minmax(9rem, 1fr)' },
  { id: 'result', header: 'reports.result', cell: Result, below: Result, priority: 2, width: 'minmax(14rem, 2fr)' },
  { id: 'to', header: 'reports.recipients', cell: To, below: To, priority: 2, width: 'minmax(10rem, 1.5fr)' },
]

function When({ row: { trigger } }: CellProps<ReportRun>) {
  const t = useMessages(reportsMessages)
  return <RowName note={t(trigger === 'schedule' ? 'reports.bySchedule' : 'reports.byPerson')} />
}

function Result({ row }: CellProps<ReportRun>) {
  const classOf = useClasses()
  const reasonOf = useRunReason()
  return (
    <span className={classOf('ReportState')}>
      <RunState run={row} />
      {row.hasFailed && <span className={classOf('ReportNote')}>{reasonOf(row)}</span>}
    </span>
  )
}

function To({ row: { sentTo, failed } }: CellProps<ReportRun>) {
  const addresses = [...sentTo, ...failed]
  return <BadgeList items={addresses.map((address) => ({ id: address, name: <bdi dir="ltr">{address}</bdi> }))} />
}

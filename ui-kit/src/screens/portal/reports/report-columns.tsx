'use client'

import type { PortalReport } from '@portico/headless/portal/reports'
import type { ReactNode } from 'react'
import { RowName } from '../../../frame/portal/data-table/row-name.tsx'
import type { CellProps, Column } from '../../../frame/portal/data-table/types.ts'
import { Moment } from '../../../frame/portal/moment/moment.tsx'
import { useMessages } from '../../../i18n/index.ts'
import { Badge } from '../../../primitives/portal/badge/badge.tsx'
import { useClasses } from '../../../slots/index.ts'
import { reportsMessages } from './reports-messages.ts'
import { RunState } from './run-state.tsx'
import { useScheduleWords } from './schedule-words.ts'

/** The columns of the list of reports. */
export const reportColumns: readonly Column<PortalReport>[] = [
  { id: 'report', header: 'reports.report', cell: Name, sort: 'name', width: 'minmax(14rem, 1.5fr)' },
  {
    id: 'schedule',
    header: 'reports.schedule',
    cell: Schedule,
    below: Schedule,
    priority: 2,
    sort: 'schedule',
    width: 'minmax(13rem, 1fr)',
  },
  {
    id: 'last',
    header: 'reports.last',
    cell: Last,
    below: LastBelow,
    priority: 3,
    width: 'minmax(12rem, 1fr)',
    isEmpty: ({ lastRun }) => lastRun === null,
  },
  {
    id: 'changed',
    header: 'reports.changed',
    cell: Changed,
    sort: 'updatedAt',
    sortsAs: 'time',
    priority: 4,
    width: '8rem',
  },
]

function Name({ row: { description } }: CellProps<PortalReport>) {
  return <RowName note={description} />
}

function Schedule({ row: { schedule } }: CellProps<PortalReport>) {
  const classOf = useClasses()
  const t = useMessages(reportsMessages)
  const wordsOf = useScheduleWords()
  if (!schedule) return <Badge>{t('reports.never')}</Badge>
  return (
    <span className={classOf('ReportState')}>
      <Badge hasDot tone={schedule.isActive ? 'success' : undefined}>
        {schedule.isActive ? wordsOf(schedule) : t('reports.isOff')}
      </Badge>
      {!schedule.isActive && <span className={classOf('ReportNote')}>{wordsOf(schedule)}</span>}
    </span>
  )
}

function Last({ row: { lastRun } }: CellProps<PortalReport>): ReactNode {
  const classOf = useClasses()
  if (!lastRun) return '—'
  return (
    <span className={classOf('ReportState')}>
      <RunState run={lastRun} />
      <Moment at={lastRun.createdAt} />
    </span>
  )
}

/** On a phone only a failure is worth a line. */
function LastBelow(cell: CellProps<PortalReport>): ReactNode {
  return cell.row.lastRun?.hasFailed ? <Last {...cell} /> : null
}

function Changed({ row: { updatedAt } }: CellProps<PortalReport>) {
  return <Moment at={updatedAt} />
}

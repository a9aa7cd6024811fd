'use client'

import { type SyncEvent, useSyncLog } from '@portico/headless/portal/provisioning'
import { type ReactElement, useState } from 'react'
import { DataTable } from '../../../../frame/portal/data-table/data-table.tsx'
import { RowName } from '../../../../frame/portal/data-table/row-name.tsx'
import type { CellProps, Column } from '../../../../frame/portal/data-table/types.ts'
import { DialogPlace } from '../../../../frame/portal/dialogs/dialog-place.tsx'
import { FilterSwitch } from '../../../../frame/portal/filter-bar/filter-switch.tsx'
import type { FilterFieldProps } from '../../../../frame/portal/filter-bar/types.ts'
import { Moment } from '../../../../frame/portal/moment/moment.tsx'
import { useMessages } from '../../../../i18n/index.ts'
import { EmptyState } from '../../../../primitives/portal/empty-state/empty-state.tsx'
import { useClasses } from '../../../../slots/index.ts'
import { SyncEventDetails } from './sync-event-details.tsx'
import { syncLogMessages } from './sync-log-messages.ts'
import { SyncOutcome } from './sync-outcome.tsx'
import { useSyncWords } from './use-sync-words.ts'

/** The columns of the log of a directory. */
const syncLogColumns: readonly Column<SyncEvent>[] = [
  { id: 'about', header: 'syncLog.about', cell: About, width: 'minmax(11rem, 1fr)' },
  {
    id: 'outcome',
    header: 'syncLog.outcome',
    cell: Outcome,
    below: Outcome,
    priority: 2,
    width: 'minmax(15rem, 2fr)',
  },
  { id: 'at', header: 'syncLog.at', cell: At, below: At, priority: 2, width: '10rem' },
]

/** The log of a directory, which follows it: what came, for whom, and what was refused and why. */
export function SyncLogPart({ connectionId }: { readonly connectionId: string }): ReactElement {
  const t = useMessages(syncLogMessages)
  const log = useSyncLog({ connectionId, isLive: true })
  const { nameOf } = useSyncWords()
  const [openId, setOpenId] = useState<string | null>(null)
  const outcomes = useOutcomes()
  const opened = log.rows.find(({ id }) => id === openId)
  if (log.isOffered === false) {
    return (
      <EmptyState title={t('syncLog.gone')} actions={null}>
        {t('syncLog.goneText')}
      </EmptyState>
    )
  }
  return (
    <>
      <DataTable
        id="syncLog"
        list={log}
        label={t('syncLog.label')}
        columns={syncLogColumns}
        messages={syncLogMessages}
        nameOf={nameOf}
        onOpen={({ id }) => setOpenId(id)}
        searchLabel={t('syncLog.search')}
        filters={[{ id: 'outcome', label: t('syncLog.outcome'), options: outcomes, inBar: OutcomeSwitch }]}
        countOf={(count) => t('syncLog.count', { count })}
        empty={
          <EmptyState title={t('syncLog.empty')} actions={null}>
            {t('syncLog.emptyText')}
          </EmptyState>
        }
      />
      <DialogPlace of={SyncEventDetails} open={opened ? { event: opened, onClose: () => setOpenId(null) } : null} />
    </>
  )
}

/** The outcomes of a call, by their filter. */
function useOutcomes() {
  const t = useMessages(syncLogMessages)
  return [
    { id: 'refused', label: t('syncLog.refused') },
    { id: 'done', label: t('syncLog.done') },
  ]
}

function OutcomeSwitch(field: FilterFieldProps) {
  return <FilterSwitch {...field} options={useOutcomes()} />
}

type Cell = CellProps<SyncEvent>

function About({ row }: Cell) {
  const { kindOf, changeOf } = useSyncWords()
  return <RowName note={`${kindOf(row)} · ${changeOf(row)}`} />
}

/** The outcome, and the refusal in words or the attributes that changed. */
function Outcome({ row }: Cell) {
  const classOf = useClasses()
  const { refusalOf } = useSyncWords()
  const refusal = refusalOf(row)
  return (
    <span className={classOf('SyncResult')}>
      <SyncOutcome event={row} />
      {refusal === null ? (
        row.changes.length > 0 && (
          <span className={classOf('SyncNote')}>
            <bdi dir="ltr">{row.changes.join(', ')}</bdi>
          </span>
        )
      ) : (
        <span className={classOf('SyncNote')}>{refusal}</span>
      )}
    </span>
  )
}

function At({ row: { createdAt } }: Cell) {
  return <Moment at={createdAt} />
}

'use client'

import type { SyncEvent } from '@portico/headless/portal/provisioning'
import { RowName } from '../../../../frame/portal/data-table/row-name.tsx'
import type { CellProps, Column } from '../../../../frame/portal/data-table/types.ts'
import { Moment } from '../../../../frame/portal/moment/moment.tsx'
import { useClasses } from '../../../../slots/index.ts'
import { SyncOutcome } from './sync-outcome.tsx'
import { useSyncWords } from './use-sync-words.ts'

type Cell = CellProps<SyncEvent>

/** The columns of the log of a directory. */
export const syncLogColumns: readonly Column<SyncEvent>[] = [
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

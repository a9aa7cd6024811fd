'use client'

import { useSyncLog } from '@portico/headless/portal/provisioning'
import { type ReactElement, useState } from 'react'
import { DataTable } from '../../../../frame/portal/data-table/data-table.tsx'
import { DialogPlace } from '../../../../frame/portal/dialogs/dialog-place.tsx'
import { FilterSwitch } from '../../../../frame/portal/filter-bar/filter-switch.tsx'
import type { FilterFieldProps } from '../../../../frame/portal/filter-bar/types.ts'
import { useMessages } from '../../../../i18n/index.ts'
import { EmptyState } from '../../../../primitives/portal/empty-state/empty-state.tsx'
import { SyncEventDetails } from './sync-event-details.tsx'
import { syncLogColumns } from './sync-log-columns.tsx'
import { syncLogMessages } from './sync-log-messages.ts'
import { useSyncWords } from './use-sync-words.ts'

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

'use client'

import type { ListRow } from '@portico/headless/core'
import { type ReactElement, type RefObject, useEffect } from 'react'
import { SelectionBar } from '../../../frame/portal/data-table/selection-bar.tsx'
import { MessagesContext } from '../../../frame/portal/data-table/table-context.ts'
import type { BulkAction, DataTableProps } from '../../../frame/portal/data-table/types.ts'
import { useSelection } from '../../../frame/portal/data-table/use-selection.ts'
import { focusedAround } from '../../../isolation/index.ts'
import { webhooksMessages } from './webhooks-messages.ts'

export interface DeliveryRetriesProps {
  readonly list: DataTableProps<ListRow>['list']
  readonly action: BulkAction
  readonly nameOf: (row: ListRow) => string
  /** The part around, which has the focus while they run. */
  readonly place: RefObject<HTMLElement | null>
}

/** The progress of the retries of a page, then their result, as of an action on selected rows. */
export function DeliveryRetries({ list, action, nameOf, place }: DeliveryRetriesProps): ReactElement {
  const hasEnded = list.bulk !== null && list.bulk.pending.length === 0
  useEffect(() => {
    const around = place.current
    if (hasEnded && around && focusedAround(around) === around)
      around.querySelector<HTMLElement>('.portico-BulkResultTitle')?.focus()
  }, [hasEnded, place])
  return (
    <MessagesContext.Provider value={webhooksMessages}>
      <SelectionBar
        list={list}
        selection={useSelection({ list })}
        actions={[]}
        begun={action}
        nameOf={nameOf}
        onLeave={() => place.current?.focus()}
      />
    </MessagesContext.Provider>
  )
}

'use client'

import type { ListRow } from '@portico/headless/core'
import type { ReactElement } from 'react'
import { SelectionBar } from '../../../frame/portal/data-table/selection-bar.tsx'
import { MessagesContext } from '../../../frame/portal/data-table/table-context.ts'
import type { BulkAction, DataTableProps } from '../../../frame/portal/data-table/types.ts'
import { useSelection } from '../../../frame/portal/data-table/use-selection.ts'
import { webhooksMessages } from './webhooks-messages.ts'

export interface DeliveryRetriesProps {
  readonly list: DataTableProps<ListRow>['list']
  readonly action: BulkAction
  readonly nameOf: (row: ListRow) => string
  readonly onLeave: () => void
}

/** The progress of the retries of a page, then their result, as of an action on selected rows. */
export function DeliveryRetries({ list, action, ...words }: DeliveryRetriesProps): ReactElement {
  return (
    <MessagesContext.Provider value={webhooksMessages}>
      <SelectionBar list={list} selection={useSelection({ list })} actions={[]} begun={action} {...words} />
    </MessagesContext.Provider>
  )
}

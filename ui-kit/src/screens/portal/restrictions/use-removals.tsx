'use client'

import { type Outcome, useAuthorized } from '@portico/headless'
import type { BulkInput, ListRow } from '@portico/headless/core'
import type { ReactNode } from 'react'
import { useConfirm } from '../../../frame/portal/confirm-dialog/use-confirm.tsx'
import type { BulkAction, RowActions } from '../../../frame/portal/data-table/types.ts'
import { useMessages } from '../../../i18n/index.ts'
import { restrictionsMessages } from './restrictions-messages.ts'

/** The parts of a list whose rows are removed. */
export interface RemovalOptions<Row extends ListRow> {
  /** The start of the message keys. */
  readonly name: 'ipRestrictions' | 'domainRestrictions'
  readonly nameOf: (row: Row) => string
  readonly permission: string
  /** The consequences of removing a row, in one sentence. */
  readonly textOf: (row: Row) => string
  readonly remove: (input: { readonly id: string }) => Promise<Outcome<unknown>>
  readonly removeMany: (input: BulkInput) => Promise<Outcome<unknown>>
  /** The number of selected rows. */
  readonly selectedCount: number
}

/** The actions that remove rows, and the question before them. Without the permission there are none. */
export interface Removals<Row extends ListRow> {
  readonly rowActions: RowActions<Row> | undefined
  readonly bulkActions: readonly BulkAction[] | undefined
  readonly dialog: ReactNode
}

/** Removes rows after a question, one or many. */
export function useRemovals<Row extends ListRow>(options: RemovalOptions<Row>): Removals<Row> {
  const { name, nameOf, permission, textOf, remove, removeMany, selectedCount } = options
  const t = useMessages(restrictionsMessages)
  const { confirm, dialog } = useConfirm(restrictionsMessages)
  const mayRemove = useAuthorized({ permissions: [permission] }).isAllowed
  if (!mayRemove) return { rowActions: undefined, bulkActions: undefined, dialog }
  const removal = { id: 'remove', label: t(`${name}.remove`), isDanger: true }

  function ask(row: Row) {
    confirm({
      title: t('restrictions.removeTitle', { name: nameOf(row) }),
      text: textOf(row),
      confirm: t(`${name}.remove`),
      run: () => remove({ id: row.id }),
    })
  }

  function askForMany(input: BulkInput) {
    const count = input.ids?.length ?? selectedCount
    confirm({
      title: t(`${name}.removeManyTitle`, { count }),
      text: t('restrictions.removeManyText'),
      confirm: t(`${name}.removeMany`, { count }),
      run: () => removeMany(input),
    })
  }

  return {
    dialog,
    rowActions: (row) => [{ ...removal, run: () => ask(row) }],
    bulkActions: [
      { ...removal, run: askForMany, resultOf: ({ succeeded, total }) => t(`${name}.removedOf`, { succeeded, total }) },
    ],
  }
}

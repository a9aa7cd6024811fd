'use client'

import { useAnswers, useAuthorized } from '@portico/headless'
import type { BulkInput, ListRow } from '@portico/headless/core'
import { useState } from 'react'
import type { MessageValues } from '../../../i18n/fill.ts'
import { useMessages } from '../../../i18n/index.ts'
import { Button } from '../../../primitives/button/button.tsx'
import { Icon } from '../../../primitives/icon/icon.tsx'
import { EmptyState } from '../../../primitives/portal/empty-state/empty-state.tsx'
import { plusIcon } from '../../../primitives/portal/icons.ts'
import type { MenuAction } from '../../../primitives/portal/menu/types.ts'
import { knownRows } from '../../known-rows.ts'
import { useConfirm } from '../confirm-dialog/use-confirm.tsx'
import { countOfBulk } from '../data-table/selection.ts'
import type { BulkAction, DataTableProps } from '../data-table/types.ts'
import { rowLinks, useOpenRecord } from '../open-record/use-open-record.ts'
import { type BulkWord, type ListSection, type ListSectionOptions, type ListWord, newRecord } from './types.ts'

/**
 * A section of a list: its page with the button that creates a row, its table with the actions of the rows, the questions
 * before rows are removed, and the open record. A person without the permission to change gets none of the actions.
 *
 * @example
 * ```tsx
 * import { type Group, useGroups } from '@portico/headless/portal/groups'
 * import { DataTable, SectionPage } from '@portico/ui-kit/frame/portal'
 *
 * const nameOf = ({ name }: Group) => name
 *
 * function Groups() {
 *   const { page, table, dialog, record, closeRecord } = useListSection({
 *     name: 'groups',
 *     messages: groupsMessages,
 *     list: useGroups(),
 *     nameOf,
 *     permissions: { see: 'groups.read', change: 'groups.write' },
 *   })
 *   return (
 *     <SectionPage {...page}>
 *       <DataTable {...table} columns={groupColumns} />
 *       {record && <GroupDialog id={record} onClose={closeRecord} />}
 *       {dialog}
 *     </SectionPage>
 *   )
 * }
 * ```
 */
export function useListSection<Row extends ListRow, Name extends string>(
  options: ListSectionOptions<Row, Name>,
): ListSection<Row> {
  const {
    name,
    messages,
    list,
    nameOf,
    permissions,
    operations = {},
    fixedBy,
    rowActions,
    remove,
    removeMany,
    noteMany,
  } = options
  const t = useMessages<never>(messages)
  const say = (word: ListWord | BulkWord, values?: MessageValues) => t.find(`${name}.${word}`, values) ?? ''
  const open = useOpenRecord()
  const { confirm, dialog } = useConfirm(messages)
  const row = useOpenRow(list.rows, open.record)
  const isNamed = open.record !== null && open.record !== newRecord
  const mayChange = useAuthorized({ permissions: [permissions.change] }).isAllowed
  const isRemover = useAuthorized({ permissions: [permissions.remove ?? permissions.change] }).isAllowed
  const canCreate = useAnswers(operations.create)
  const canRemove = useAnswers(operations.remove)
  const mayRemove = isRemover && canRemove
  const links: Pick<DataTableProps<Row>, 'onOpen' | 'hrefOf'> = options.onOpen
    ? { onOpen: options.onOpen }
    : rowLinks(open)
  const onCreate = options.onCreate ?? (() => open.openRecord(newRecord))
  const title = say('title')
  const createButton = canCreate ? (
    <Button variant="primary" size="md" icon={<Icon path={plusIcon} size="sm" />} onPress={onCreate}>
      {say('create')}
    </Button>
  ) : null

  function actionsOf(row: Row): readonly MenuAction[] {
    const reason = fixedBy?.(row) ?? null
    const label = say(mayChange && reason === null ? 'edit' : 'show')
    return [
      { id: 'open', label, run: () => links.onOpen?.(row) },
      ...(rowActions?.(row, { openRecord: open.openRecord, mayChange }) ?? []),
      ...(remove && mayRemove
        ? [{ ...removal, disabledReason: reason ?? undefined, run: () => askToRemove(row) }]
        : []),
    ]
  }

  const removal = { id: 'remove', label: say('remove'), isDanger: true }

  function askToRemove(row: Row) {
    if (!remove) return
    confirm({
      title: say('removeTitle', { name: nameOf(row) }),
      text: remove.textOf(row),
      confirm: say('remove'),
      typed: remove.isTyped ? nameOf(row) : undefined,
      run: () => remove.run(row),
    })
  }

  function askToRemoveMany(run: (input: BulkInput) => ReturnType<NonNullable<typeof removeMany>>, input: BulkInput) {
    const chosen = list.rows.filter(({ id }) => (input.ids ?? list.selected).includes(id))
    const text = say('removeManyText')
    const count = countOfBulk(list, input)
    confirm({
      title: say('removeManyTitle', { count }),
      text: noteMany?.(text, chosen) ?? text,
      confirm: say('removeMany', { count }),
      run: () => run(input),
    })
  }

  const bulkActions: readonly BulkAction[] | undefined =
    removeMany && mayRemove
      ? [
          {
            ...removal,
            run: (input) => askToRemoveMany(removeMany, input),
            resultOf: ({ succeeded, total }) => say('removedOf', { succeeded, total }),
          },
        ]
      : undefined

  return {
    ...open,
    row,
    isUnread: isNamed && row === null && knownRows(list) === null,
    mayChange,
    createButton,
    dialog,
    page: {
      title,
      lead: say('lead'),
      see: { name: title, permissions: [permissions.see] },
      change: { name: title, permissions: [permissions.change] },
      actions: createButton,
    },
    table: {
      id: name,
      list,
      label: title,
      messages,
      nameOf,
      ...links,
      rowActions: actionsOf,
      bulkActions,
      canSelect: fixedBy && ((row) => fixedBy(row) ?? true),
      searchLabel: say('search'),
      countOf: (count) => say('count', { count }),
      empty: (
        <EmptyState title={say('empty')} actions={mayChange ? createButton : undefined}>
          {say('emptyText')}
        </EmptyState>
      ),
    },
  }
}

/** The row of an id, as it was last read. */
function useOpenRow<Row extends ListRow>(rows: readonly Row[], id: string | null): Row | null {
  const [last, setLast] = useState<Row | null>(null)
  const row = rows.find((one) => one.id === id) ?? (last?.id === id ? last : null)
  if (row !== last) setLast(row)
  return row
}

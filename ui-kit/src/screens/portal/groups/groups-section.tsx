'use client'

import { useCan } from '@portico/headless'
import type { BulkInput } from '@portico/headless/core'
import { type Group, isReadOnlyGroup, useGroups } from '@portico/headless/portal/groups'
import type { ReactElement } from 'react'
import { useConfirm } from '../../../frame/portal/confirm-dialog/use-confirm.tsx'
import { DataTable } from '../../../frame/portal/data-table/data-table.tsx'
import type { ChangeColumns } from '../../../frame/portal/data-table/types.ts'
import { SectionPage } from '../../../frame/portal/section-page/section-page.tsx'
import { useMessages } from '../../../i18n/index.ts'
import { Button } from '../../../primitives/button/button.tsx'
import { Icon } from '../../../primitives/icon/icon.tsx'
import { EmptyState } from '../../../primitives/portal/empty-state/empty-state.tsx'
import { plusIcon } from '../../../primitives/portal/icons.ts'
import { useOpenRecord } from '../shell/use-open-record.ts'
import { groupColumns } from './group-columns.tsx'
import { GroupDialog, NewGroupDialog } from './group-dialog.tsx'
import { groupsMessages } from './groups-messages.ts'

/** The props of {@link GroupsSection}. */
export interface GroupsSectionProps {
  /** Changes the columns of the table. Keep its identity. Default: they stay as they are. */
  readonly columns?: ChangeColumns<Group> | undefined
}

/** The groups of the tenant, as a section of the portal: listed, created, changed and deleted. */
export function GroupsSection({ columns }: GroupsSectionProps): ReactElement {
  const t = useMessages(groupsMessages)
  const groups = useGroups({ address: 'groups' })
  const { record, tab, openRecord, closeRecord } = useOpenRecord()
  const { confirm, dialog } = useConfirm(groupsMessages)
  const mayChange = useCan({ permissions: [writes] }).allowed
  const mayRemove = useCan({ permissions: ['fe.secure.delete.groups'] }).allowed
  const create = (
    <Button variant="primary" size="md" icon={<Icon path={plusIcon} size="sm" />} onPress={() => openRecord(newRecord)}>
      {t('groups.create')}
    </Button>
  )

  const remove = ({ id, name, users }: Group) =>
    confirm({
      title: t('groups.removeTitle', { name }),
      text: t('groups.removeText', { count: users.length }),
      confirm: t('groups.remove'),
      typed: name,
      run: () => groups.remove({ id }),
    })

  function removeMany(input: BulkInput) {
    const { total, selected, allExcept } = groups
    const count = input.ids?.length ?? (allExcept ? (total ?? 0) - allExcept.length : selected.length)
    confirm({
      title: t('groups.removeManyTitle', { count }),
      text: t('groups.removeManyText'),
      confirm: t('groups.removeMany', { count }),
      run: () => groups.removeMany(input),
    })
  }

  function actionsOf(group: Group) {
    const canChange = mayChange && !isReadOnlyGroup(group)
    const reason = isReadOnlyGroup(group) ? t('groups.fromDirectory', group) : undefined
    return [
      { id: 'open', label: t(canChange ? 'groups.edit' : 'groups.show'), run: () => openRecord(group.id) },
      { id: 'people', label: t('groups.people'), run: () => openRecord(group.id, 'people') },
      { id: 'roles', label: t('groups.roles'), run: () => openRecord(group.id, 'roles') },
      ...(mayRemove
        ? [
            {
              id: 'remove',
              label: t('groups.remove'),
              isDanger: true,
              disabledReason: reason,
              run: () => remove(group),
            },
          ]
        : []),
    ]
  }

  return (
    <SectionPage
      title={t('groups.title')}
      lead={t('groups.lead')}
      see={{ name: t('groups.title'), permissions: ['fe.secure.read.groups'] }}
      change={{ name: t('groups.title'), permissions: [writes] }}
      actions={create}
    >
      <DataTable
        id="groups"
        list={groups}
        label={t('groups.title')}
        columns={groupColumns}
        changeColumns={columns}
        messages={groupsMessages}
        nameOf={nameOf}
        onOpen={({ id }) => openRecord(id)}
        rowActions={actionsOf}
        bulkActions={
          mayRemove
            ? [
                {
                  id: 'remove',
                  label: t('groups.remove'),
                  isDanger: true,
                  run: removeMany,
                  resultOf: (counts) => t('groups.removedOf', counts),
                },
              ]
            : undefined
        }
        canSelect={(group) => !isReadOnlyGroup(group) || t('groups.fromDirectory', group)}
        searchLabel={t('groups.search')}
        countOf={(count) => t('groups.count', { count })}
        filters={[
          {
            id: 'managedBy',
            label: t('groups.managedBy'),
            options: [
              { id: 'frontegg', label: t('groups.admins') },
              { id: 'scim2', label: t('groups.directory') },
            ],
          },
        ]}
        empty={
          <EmptyState title={t('groups.empty')} actions={mayChange ? create : undefined}>
            {t('groups.emptyText')}
          </EmptyState>
        }
      />
      {record === newRecord && <NewGroupDialog tab={tab} onClose={closeRecord} />}
      {record !== null && record !== newRecord && (
        <GroupDialog key={record} id={record} tab={tab} onClose={closeRecord} />
      )}
      {dialog}
    </SectionPage>
  )
}

const writes = 'fe.secure.write.groups'
const newRecord = 'new'
const nameOf = ({ name }: Group) => name

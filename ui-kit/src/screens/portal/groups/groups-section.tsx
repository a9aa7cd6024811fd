'use client'

import { type Group, isReadOnlyGroup, useGroups } from '@portico/headless/portal/groups'
import type { ReactElement } from 'react'
import { DataTable } from '../../../frame/portal/data-table/data-table.tsx'
import type { ChangeColumns } from '../../../frame/portal/data-table/types.ts'
import { DialogPlace } from '../../../frame/portal/dialogs/dialog-place.tsx'
import { useListSection } from '../../../frame/portal/list-section/use-list-section.tsx'
import { useListAddress } from '../../../frame/portal/open-record/use-open-record.ts'
import { useOwnRights } from '../../../frame/portal/own-rights/use-own-rights.tsx'
import { SectionPage } from '../../../frame/portal/section-page/section-page.tsx'
import { useMessages } from '../../../i18n/index.ts'
import { Button } from '../../../primitives/button/button.tsx'
import { Icon } from '../../../primitives/icon/icon.tsx'
import { settingsIcon } from '../shell/section-icons.ts'
import { groupColumns } from './group-columns.tsx'
import { GroupDialog } from './group-dialog.tsx'
import { GroupSettings } from './group-settings.tsx'
import { groupsMessages } from './groups-messages.ts'

export interface GroupsSectionProps {
  /** Changes the columns of the table. Keep its identity. Default: they stay as they are. */
  readonly columns?: ChangeColumns<Group> | undefined
}

/** The groups of the tenant, as a section of the portal: listed, created, changed and deleted. */
export function GroupsSection({ columns }: GroupsSectionProps): ReactElement {
  const t = useMessages(groupsMessages)
  const { isOwn, noted } = useOwnRights()
  const takesOwn = ({ roles, users }: Group) => roles.length > 0 && users.some(({ id }) => isOwn(id))
  const groups = useGroups({ address: useListAddress('groups') })
  const { page, table, dialog, record, tab, openRecord, closeRecord } = useListSection({
    name: 'groups',
    messages: groupsMessages,
    list: groups,
    nameOf,
    permissions: {
      see: 'fe.secure.read.groups',
      change: 'fe.secure.write.groups',
      remove: 'fe.secure.delete.groups',
    },
    fixedBy: (group) => (isReadOnlyGroup(group) ? t('groups.fromDirectory', group) : null),
    rowActions: ({ id }, { openRecord }) => [
      { id: 'people', label: t('groups.people'), run: () => openRecord(id, 'people') },
      { id: 'roles', label: t('groups.roles'), run: () => openRecord(id, 'roles') },
    ],
    remove: {
      run: ({ id }) => groups.remove({ id }),
      textOf: (group) => noted(takesOwn(group), t('groups.removeText', { count: group.users.length })),
      isTyped: true,
    },
    removeMany: groups.removeMany,
    noteMany: (text, chosen) => noted(chosen.some(takesOwn), text),
  })
  const managers = [
    { id: 'frontegg', label: t('groups.admins') },
    { id: 'scim2', label: t('groups.directory') },
  ]
  const actions = (
    <>
      <Button size="md" icon={<Icon path={settingsIcon} size="sm" />} onPress={() => openRecord(settingsRecord)}>
        {t('groups.settings')}
      </Button>
      {page.actions}
    </>
  )
  const isSettings = record === settingsRecord
  return (
    <SectionPage {...page} actions={actions}>
      <DataTable
        {...table}
        columns={groupColumns}
        changeColumns={columns}
        filters={[{ id: 'managedBy', label: t('groups.managedBy'), options: managers }]}
      />
      <DialogPlace
        of={GroupDialog}
        open={record === null || isSettings ? null : { id: record, tab, onClose: closeRecord }}
      />
      <DialogPlace of={GroupSettings} open={isSettings ? { onClose: closeRecord } : null} />
      {dialog}
    </SectionPage>
  )
}

/** The record of an address that opens the settings. */
const settingsRecord = 'settings'

const nameOf = ({ name }: Group) => name

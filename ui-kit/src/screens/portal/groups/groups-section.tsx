'use client'

import {
  type Group,
  type GroupConfiguration,
  isReadOnlyGroup,
  useGroupConfiguration,
  useGroups,
} from '@portico/headless/portal/groups'
import type { ReactElement } from 'react'
import { AvatarStack, BadgeList, Clamped } from '../../../frame/portal/cells/cells.tsx'
import { DataTable } from '../../../frame/portal/data-table/data-table.tsx'
import { RowName } from '../../../frame/portal/data-table/row-name.tsx'
import type { CellProps, ChangeColumns, Column } from '../../../frame/portal/data-table/types.ts'
import { DialogPlace } from '../../../frame/portal/dialogs/dialog-place.tsx'
import { useListSection } from '../../../frame/portal/list-section/use-list-section.tsx'
import { MissingRecord } from '../../../frame/portal/missing-record/missing-record.tsx'
import { useListAddress } from '../../../frame/portal/open-record/use-open-record.ts'
import { useOwnRights } from '../../../frame/portal/own-rights/use-own-rights.tsx'
import { RecordDialog } from '../../../frame/portal/record-form/record-dialog.tsx'
import type { RecordField } from '../../../frame/portal/record-form/types.ts'
import { SectionPage } from '../../../frame/portal/section-page/section-page.tsx'
import { Swatch } from '../../../frame/portal/swatch/swatch.tsx'
import { useMessages } from '../../../i18n/index.ts'
import { Button } from '../../../primitives/button/button.tsx'
import { Icon } from '../../../primitives/icon/icon.tsx'
import { Switch } from '../../../primitives/portal/switch/switch.tsx'
import { settingsIcon } from '../shell/section-icons.ts'
import { GroupDialog } from './group-dialog.tsx'
import { groupsMessages } from './groups-messages.ts'

/** The columns of the list of groups. */
const groupColumns: readonly Column<Group>[] = [
  { id: 'group', header: 'groups.group', cell: Name, sort: 'name', width: 'minmax(14rem, 2fr)' },
  { id: 'people', header: 'groups.people', cell: People, below: People, priority: 2, width: 'minmax(9rem, 1fr)' },
  { id: 'roles', header: 'groups.roles', cell: Roles, below: RolesBelow, priority: 2, width: 'minmax(9rem, 1fr)' },
  {
    id: 'managedBy',
    header: 'groups.managedBy',
    cell: Manager,
    sort: 'managedBy',
    sortsAs: 'text',
    isEmpty: ({ managedBy }) => managedBy === 'frontegg',
    priority: 3,
    width: '9rem',
  },
]

const asSwitch: Extract<RecordField<GroupConfiguration>, { readonly name: 'isEnabled' }>['render'] = (control) => {
  const { label, name, help, value, onChange } = control
  return <Switch label={label} name={name} help={help} isSelected={value} onChange={onChange} />
}

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
    operations: {
      create: 'POST /identity/resources/groups/v1',
      remove: 'DELETE /identity/resources/groups/v1/{groupId}',
    },
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

function Name({ row: { color, description } }: CellProps<Group>) {
  return <RowName mark={<Swatch color={color} isMark />} note={description} />
}

function People({ row: { users } }: CellProps<Group>) {
  const t = useMessages(groupsMessages)
  return <AvatarStack people={users}>{t('groups.peopleCount', { count: users.length })}</AvatarStack>
}

function Roles({ row: { roles } }: CellProps<Group>) {
  return <BadgeList items={roles} />
}

/** No role is no fact. */
function RolesBelow({ row }: CellProps<Group>) {
  return row.roles.length > 0 && <Roles row={row} />
}

/** A manager that is not known has the provider's name. */
function Manager({ row: { managedBy, directory } }: CellProps<Group>) {
  const t = useMessages(groupsMessages)
  if (managedBy === 'frontegg') return t('groups.admins')
  return managedBy === 'scim2' ? <Clamped>{directory?.name ?? t('groups.directory')}</Clamped> : managedBy
}

interface GroupSettingsProps {
  readonly onClose: () => void
}

/** The dialog for the tenant's use of groups. */
function GroupSettings({ onClose }: GroupSettingsProps): ReactElement {
  const t = useMessages(groupsMessages)
  const { value, save, load, calls } = useGroupConfiguration()
  const { error } = calls.load
  const { isOwn, guard, dialog } = useOwnRights()
  const isInGroup = useGroups(({ rows }) =>
    rows.some(({ users, roles }) => roles.length > 0 && users.some(({ id }) => isOwn(id))),
  )
  if (value === null && error) {
    return <MissingRecord error={error} messages={groupsMessages} onRetry={() => void load()} onClose={onClose} />
  }
  const fields: readonly RecordField<GroupConfiguration>[] = [
    { name: 'isEnabled', label: t('groups.enabled'), render: asSwitch },
    { name: 'hasRoles', label: t('groups.rolesEnabled'), help: t('groups.rolesEnabledHelp'), render: asSwitch },
  ]
  const takesOwn = ({ isEnabled, hasRoles }: Partial<GroupConfiguration>) =>
    isInGroup && (isEnabled === false || hasRoles === false)
  return (
    <>
      <RecordDialog
        isOpen
        title={t('groups.settingsTitle')}
        value={value}
        onSave={(changes) => guard(takesOwn(changes), () => save(changes))}
        fields={fields}
        messages={groupsMessages}
        submit={t('groups.settingsSave')}
        onClose={onClose}
      />
      {dialog}
    </>
  )
}

'use client'

import { useAuthorized } from '@portico/headless'
import type { RecordPatch } from '@portico/headless/core'
import { shownLine } from '@portico/headless/internal'
import {
  type Group,
  type GroupDetails,
  type GroupRole,
  type GroupUser,
  isReadOnlyGroup,
  type UpdateGroupInput,
} from '@portico/headless/portal/groups'
import { usePeople } from '@portico/headless/portal/people'
import { useRoles } from '@portico/headless/portal/roles'
import type { ReactElement } from 'react'
import { PickedRows, PickList } from '../../../frame/portal/pick-list/pick-list.tsx'
import { nothingPicked, type Picked } from '../../../frame/portal/pick-list/picked.ts'
import type { FieldControl, RecordField } from '../../../frame/portal/record-form/types.ts'
import { useJsonField } from '../../../frame/portal/record-form/use-json-field.tsx'
import { Swatch, SwatchField, swatchColors } from '../../../frame/portal/swatch/swatch.tsx'
import { useMessages } from '../../../i18n/index.ts'
import { Avatar } from '../../../primitives/avatar/avatar.tsx'
import { TextField } from '../../../primitives/text-field/text-field.tsx'
import { groupsMessages } from './groups-messages.ts'

/** A group that is not created yet. */
export const newGroup: Group = {
  id: '',
  name: '',
  description: '',
  color: swatchColors.blue,
  metadata: '',
  managedBy: 'frontegg',
  directory: null,
  roles: [],
  users: [],
}

/** The fields of a group. */
export function useGroupFields(group: Group): readonly RecordField<GroupDraft>[] {
  const { users, roles } = group
  const t = useMessages(groupsMessages)
  const json = useJsonField()
  const mayAssign = useMayAssign()
  // A directory knows people and no roles.
  const isFixed = isReadOnlyGroup(group)
  const mayJoin = useAuthorized({
    permissions: ['fe.secure.write.groupsUsers', 'fe.secure.delete.groupsUsers'],
  }).isAllowed
  const fields: readonly RecordField<GroupDraft>[] = [
    {
      name: 'name',
      label: t('groups.name'),
      codes: ['ER-GROUP-NAME-TAKEN'],
      check: (name) => (shownLine(name) === '' ? t('groups.nameMissing') : null),
      render: (control) => <TextField {...control} dir="auto" />,
    },
    {
      name: 'color',
      label: t('groups.color'),
      render: (control) => <SwatchField {...control} />,
      show: (color) => <Swatch color={color} />,
    },
    { name: 'description', label: t('groups.description'), render: (control) => <TextField {...control} dir="auto" /> },
    { name: 'metadata', label: t('groups.metadata'), help: t('groups.metadataHelp'), ...json },
    {
      name: 'users',
      label: t('groups.people'),
      appearance: mayJoin ? 'edit' : 'viewOnly',
      render: (control) => <UsersField {...control} members={users} />,
      show: () => <PickedRows rows={users} {...personWords} />,
    },
    {
      name: 'roles',
      label: t('groups.roles'),
      appearance: mayAssign ? 'edit' : 'viewOnly',
      render: (control) => <RolesField {...control} members={roles} />,
      show: () => <PickedRows rows={roles} {...roleWords} />,
    },
  ]
  return isFixed
    ? fields.map((field) => (field.name === 'roles' ? field : { ...field, appearance: 'viewOnly' }))
    : fields
}

/** `true` for a person who may change the roles of a group. */
export function useMayAssign(): boolean {
  return useAuthorized({ permissions: ['fe.secure.write.groupsRoles', 'fe.secure.delete.groupsRoles'] }).isAllowed
}

const personWords = {
  nameOf: ({ name }: GroupUser) => name,
  noteOf: ({ email }: GroupUser) => email,
  markOf: ({ name }: GroupUser) => <Avatar name={name} />,
}

const roleWords = { nameOf: ({ name }: GroupRole) => name }

interface MembersProps<Row> extends FieldControl<Picked> {
  readonly members: readonly Row[]
}

function UsersField(props: MembersProps<GroupUser>): ReactElement {
  const t = useMessages(groupsMessages)
  const list = usePeople({ key: 'group' })
  return <PickList {...props} list={list} searchLabel={t('groups.searchPeople')} {...personWords} />
}

function RolesField(props: MembersProps<GroupRole>): ReactElement {
  const t = useMessages(groupsMessages)
  const list = useRoles({ key: 'group' })
  return <PickList {...props} list={list} searchLabel={t('groups.searchRoles')} {...roleWords} />
}

/** A group as its form has it: texts, and changes of roles and members. */
export interface GroupDraft extends Required<GroupDetails> {
  readonly roles: Picked
  readonly users: Picked
}

export function draftOf({ name, description, color, metadata }: Group): GroupDraft {
  return { name, description, color, metadata, roles: nothingPicked, users: nothingPicked }
}

/** The changes of a form, as `update` of `useGroups` takes them. */
export function inputOf(id: string, { roles, users, ...details }: RecordPatch<GroupDraft>): UpdateGroupInput {
  return {
    id,
    ...details,
    ...(roles && { addRoleIds: roles.add ?? [], removeRoleIds: roles.remove ?? [] }),
    ...(users && { addUserIds: users.add ?? [], removeUserIds: users.remove ?? [] }),
  }
}

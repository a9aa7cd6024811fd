import type { RecordPatch } from '@portico/headless/core'
import type { Group, GroupDetails, UpdateGroupInput } from '@portico/headless/portal/groups'
import { nothingPicked, type Picked } from '../../../frame/portal/pick-list/picked.ts'
import { swatchColors } from '../../../frame/portal/swatch/swatch-field.tsx'

/** A group as its form has it: texts, and changes of roles and members. */
export interface GroupDraft extends Required<GroupDetails> {
  readonly roles: Picked
  readonly users: Picked
}

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

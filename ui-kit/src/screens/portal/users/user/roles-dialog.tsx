'use client'

import { type Outcome, useSession } from '@portico/headless'
import type { UpdateUserRolesInput, UserRole, UserRow } from '@portico/headless/portal/users'
import type { ReactElement } from 'react'
import { useOwnRights } from '../../../../frame/portal/own-rights/use-own-rights.tsx'
import { nothingPicked, type Picked } from '../../../../frame/portal/pick-list/picked.ts'
import { RecordDialog } from '../../../../frame/portal/record-form/record-dialog.tsx'
import { idsWith, RolesField } from '../../../../frame/portal/role-choice/role-choice.tsx'
import { useLocale, useMessages } from '../../../../i18n/index.ts'
import { listFormat } from '../../../../i18n/intl.ts'
import type { UserVerbs } from '../list/users-list.ts'
import { userMessages } from './user-messages.ts'

export interface RolesDialogProps {
  readonly user: UserRow
  readonly verbs: Pick<UserVerbs, 'setRoles'>
  readonly onClose: () => void
}

/** The dialog of a user's direct roles. Roles of groups are named and stay. */
export function RolesDialog({ user, verbs, onClose }: RolesDialogProps): ReactElement {
  const t = useMessages(userMessages)
  const { isOwn } = useOwnRights()
  return (
    <RolesForm
      title={t('user.rolesOf', { name: user.name })}
      members={user.roles}
      note={useGroupNote(user)}
      isOwn={isOwn(user.id)}
      onSave={(picked) => verbs.setRoles({ id: user.id, roleIds: idsWith(user.roleIds, picked) })}
      onClose={onClose}
    />
  )
}

export interface RolesOfManyDialogProps {
  readonly count: number
  /** `true` if a user of this id is among them. */
  readonly includes: (userId: string) => boolean
  readonly onSave: (
    change: Required<Pick<UpdateUserRolesInput, 'addRoleIds' | 'removeRoleIds'>>,
  ) => Promise<Outcome<unknown>>
  readonly onClose: () => void
}

/** The dialog that adds roles to many users. Their other roles stay. */
export function RolesOfManyDialog({ count, includes, onSave, onClose }: RolesOfManyDialogProps): ReactElement {
  const t = useMessages(userMessages)
  const ownId = useSession(({ user }) => user?.id ?? '')
  return (
    <RolesForm
      isOwn={includes(ownId)}
      title={t('user.rolesOfMany', { count })}
      note={t('user.rolesOfManyLead')}
      members={[]}
      onSave={({ add, remove }) => onSave({ addRoleIds: add, removeRoleIds: remove })}
      onClose={onClose}
    />
  )
}

interface RolesFormProps {
  readonly title: string
  readonly note: string | undefined
  /** The form concerns the signed-in person. */
  readonly isOwn: boolean
  /** The roles that are held now. */
  readonly members: readonly UserRole[]
  readonly onSave: (picked: Picked) => Promise<Outcome<unknown>>
  readonly onClose: () => void
}

function RolesForm({ title, note, isOwn, members, onSave, onClose }: RolesFormProps) {
  const t = useMessages(userMessages)
  const { guard, dialog } = useOwnRights()

  async function save({ remove, ...picked }: Picked) {
    return guard(isOwn && remove.length > 0, () => onSave({ ...picked, remove }))
  }
  return (
    <>
      <RecordDialog<RolesDraft>
        isOpen
        size="lg"
        title={title}
        lead={note}
        value={unchanged}
        fields={[
          {
            name: 'roles',
            label: t('user.roles'),
            render: (control) => <RolesField {...control} members={members} />,
          },
        ]}
        messages={userMessages}
        submit={t('user.saveRoles')}
        onSave={async ({ roles }, values) => (roles ? save(values.roles) : { ok: true, value: undefined })}
        onClose={onClose}
      />
      {dialog}
    </>
  )
}

interface RolesDraft {
  readonly roles: Picked
}

const unchanged: RolesDraft = { roles: nothingPicked }

function useGroupNote({ groups }: UserRow): string | undefined {
  const { code } = useLocale()
  const t = useMessages(userMessages)
  if (!groups || groups.length === 0) return undefined
  const names = groups.map(({ name }) => name)
  return t('user.groupRolesStay', { count: names.length, groups: listFormat(code).format(names) })
}

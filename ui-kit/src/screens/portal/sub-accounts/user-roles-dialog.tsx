'use client'

import type { SubAccountUser, SubAccountUsersActions } from '@portico/headless/portal/sub-accounts'
import { type ReactElement, useState } from 'react'
import { useOwnRights } from '../../../frame/portal/own-rights/use-own-rights.tsx'
import { nothingPicked, type Picked } from '../../../frame/portal/pick-list/picked.ts'
import { RecordDialog } from '../../../frame/portal/record-form/record-dialog.tsx'
import { idsWith, RolesField } from '../../../frame/portal/role-choice/role-choice.tsx'
import { useMessages } from '../../../i18n/index.ts'
import { subAccountsMessages } from './sub-accounts-messages.ts'

export interface UserRolesDialogProps {
  readonly user: SubAccountUser
  readonly save: SubAccountUsersActions['setRoles']
  readonly onClose: () => void
}

interface RolesDraft {
  readonly roles: Picked
}

/** The dialog of the roles that a user has in an account. */
export function UserRolesDialog({ user, save, onClose }: UserRolesDialogProps): ReactElement {
  const t = useMessages(subAccountsMessages)
  // Changes are those since the dialog opened, although the list may be read again.
  const [{ id, name, roles: members }] = useState(user)
  const before = members.map((role) => role.id)
  const { isOwn, guard, dialog } = useOwnRights()
  return (
    <>
      <RecordDialog<RolesDraft>
        isOpen
        size="lg"
        title={t('subAccountUsers.rolesOf', { name })}
        lead={t('subAccountUsers.rolesLead')}
        value={unchanged}
        fields={[
          {
            name: 'roles',
            label: t('subAccountUsers.roles'),
            render: (control) => <RolesField {...control} members={members} isOffered={isForAll} />,
          },
        ]}
        messages={subAccountsMessages}
        submit={t('subAccountUsers.saveRoles')}
        onSave={(_, { roles }) =>
          guard(isOwn(id) && roles.remove.length > 0, () => save({ id, roleIds: idsWith(before, roles), before }))
        }
        onClose={onClose}
      />
      {dialog}
    </>
  )
}

/** Roles of an account are for its users alone. Those of the vendor are for all. */
export function isForAll({ isBuiltIn }: { readonly isBuiltIn: boolean }): boolean {
  return isBuiltIn
}

const unchanged: RolesDraft = { roles: nothingPicked }

'use client'

import type { Group, GroupsActions } from '@portico/headless/portal/groups'
import { type ReactElement, useState } from 'react'
import { useOwnRights } from '../../../frame/portal/own-rights/use-own-rights.tsx'
import { nothingPicked, type Picked } from '../../../frame/portal/pick-list/picked.ts'
import { RecordDialog } from '../../../frame/portal/record-form/record-dialog.tsx'
import { RolesField } from '../../../frame/portal/role-choice/role-choice.tsx'
import { useMessages } from '../../../i18n/index.ts'
import { provisioningMessages } from './provisioning-messages.ts'

export interface GroupRolesDialogProps extends Pick<GroupsActions, 'update'> {
  readonly group: Group
  readonly onClose: () => void
}

interface RolesDraft {
  readonly roles: Picked
}

/** The dialog of the roles of a group that a directory has brought. */
export function GroupRolesDialog({ group, update, onClose }: GroupRolesDialogProps): ReactElement {
  const t = useMessages(provisioningMessages)
  // The changes of a person are those since the dialog opened, although the list may be read again.
  const [{ id, name, roles: members, users }] = useState(group)
  const { isOwn, guard, dialog } = useOwnRights()
  const isMember = users.some((user) => isOwn(user.id))
  return (
    <>
      <RecordDialog<RolesDraft>
        isOpen
        title={name}
        lead={t('provisioning.rolesLead')}
        value={unchanged}
        fields={[
          {
            name: 'roles',
            label: t('provisioning.roles'),
            render: (control) => <RolesField {...control} members={members} />,
          },
        ]}
        messages={provisioningMessages}
        submit={t('provisioning.saveRoles')}
        onSave={(_, { roles }) =>
          guard(isMember && roles.remove.length > 0, () =>
            update({ id, addRoleIds: roles.add, removeRoleIds: roles.remove }),
          )
        }
        onClose={onClose}
      />
      {dialog}
    </>
  )
}

const unchanged: RolesDraft = { roles: nothingPicked }

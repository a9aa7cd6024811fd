'use client'

import type { SsoConnection, SsoConnectionsActions, SsoGroup } from '@portico/headless/portal/sso-connections'
import { type ReactElement, useState } from 'react'
import { nothingPicked, type Picked } from '../../../frame/portal/pick-list/picked.ts'
import { RecordDialog } from '../../../frame/portal/record-form/record-dialog.tsx'
import { idsWith, RolesField, useRolesOf } from '../../../frame/portal/role-choice/role-choice.tsx'
import { useMessages } from '../../../i18n/index.ts'
import { TextField } from '../../../primitives/text-field/text-field.tsx'
import { connectionName } from './connection-names.ts'
import { ssoConnectionsMessages } from './sso-connections-messages.ts'

/** The actions on the roles of a connection. Those of the older interface ignore its id. */
export type RolesActions = Pick<SsoConnectionsActions, 'addGroup' | 'updateGroup' | 'removeGroup' | 'setDefaultRoles'>

/** The props of both dialogs. */
export interface RolesDialogProps {
  readonly connection: SsoConnection
  readonly actions: RolesActions
  readonly onClose: () => void
}

interface RolesDraft {
  readonly roles: Picked
}

/** The dialog of the roles that everyone has who signs in by a connection. */
export function DefaultRolesDialog({ connection, actions, onClose }: RolesDialogProps): ReactElement {
  const t = useMessages(ssoConnectionsMessages)
  // The changes of a person are those since the dialog opened, although the list may be read again.
  const [{ id, roleIds: before }] = useState(connection)
  const members = useRolesOf(before)
  return (
    <RecordDialog<RolesDraft>
      isOpen
      title={t('ssoConnection.defaultRoles')}
      lead={t('ssoConnection.defaultRolesLead', { name: connectionName(connection) })}
      value={unchanged}
      fields={[
        {
          name: 'roles',
          label: t('ssoConnection.roles'),
          render: (control) => <RolesField {...control} members={members} memberIds={before} />,
        },
      ]}
      messages={ssoConnectionsMessages}
      submit={t('ssoConnection.saveRoles')}
      onSave={(_, { roles }) => actions.setDefaultRoles({ id, roleIds: idsWith(before, roles), before })}
      onClose={onClose}
    />
  )
}

interface GroupDraft extends RolesDraft {
  readonly group: string
}

/** The dialog that gives roles to a group of the identity provider; `null` for a new group. */
export function GroupDialog({
  connection,
  actions,
  group,
  onClose,
}: RolesDialogProps & { readonly group: SsoGroup | null }): ReactElement {
  const t = useMessages(ssoConnectionsMessages)
  const [opened] = useState(group)
  const before = opened?.roleIds ?? none
  const members = useRolesOf(before)
  const { id } = connection
  return (
    <RecordDialog<GroupDraft>
      isOpen
      title={opened?.group ?? t('ssoGroup.add')}
      lead={t('ssoGroup.lead', { name: connectionName(connection) })}
      value={{ group: opened?.group ?? '', ...unchanged }}
      fields={[
        {
          name: 'group',
          label: t('ssoGroup.group'),
          help: t('ssoGroup.exact'),
          isRequired: true,
          codes: ['sso-group-required', 'ER-SSO-GROUP-INVALID', 'ER-SSO-GROUP-EXISTS'],
          render: (control) => <TextField {...control} dir="auto" />,
        },
        {
          name: 'roles',
          label: t('ssoConnection.roles'),
          render: (control) => <RolesField {...control} members={members} memberIds={before} />,
        },
      ]}
      messages={ssoConnectionsMessages}
      submit={t('ssoGroup.save')}
      onSave={(_, { group: name, roles }) => {
        const roleIds = idsWith(before, roles)
        if (!opened) return actions.addGroup({ id, group: name, roleIds })
        return actions.updateGroup({ id, groupId: opened.id, group: name, roleIds, before })
      }}
      onClose={onClose}
    />
  )
}

const unchanged: RolesDraft = { roles: nothingPicked }
const none: readonly never[] = []

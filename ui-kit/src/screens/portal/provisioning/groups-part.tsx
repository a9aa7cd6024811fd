'use client'

import { useAuthorized } from '@portico/headless'
import { type Group, type GroupsActions, useGroups } from '@portico/headless/portal/groups'
import type { ProvisionConnection } from '@portico/headless/portal/provisioning'
import { type ReactElement, useState } from 'react'
import { BadgeList } from '../../../frame/portal/cells/cells.tsx'
import { DialogPlace } from '../../../frame/portal/dialogs/dialog-place.tsx'
import { Known } from '../../../frame/portal/known/known.tsx'
import { useOwnRights } from '../../../frame/portal/own-rights/use-own-rights.tsx'
import { nothingPicked, type Picked } from '../../../frame/portal/pick-list/picked.ts'
import { RecordDialog } from '../../../frame/portal/record-form/record-dialog.tsx'
import { RolesField } from '../../../frame/portal/role-choice/role-choice.tsx'
import { useViewOnly } from '../../../frame/portal/section-page/page-access.ts'
import { useMessages } from '../../../i18n/index.ts'
import { Button } from '../../../primitives/button/button.tsx'
import { ListRow, RowList } from '../../../primitives/row-list/row-list.tsx'
import { Paragraph } from '../../../primitives/text/text.tsx'
import { useClasses } from '../../../slots/index.ts'
import { provisioningMessages } from './provisioning-messages.ts'

const unchanged: RolesDraft = { roles: nothingPicked }

export interface GroupsPartProps {
  readonly connection: ProvisionConnection
}

/**
 * The groups that a directory has brought, and the roles of each. They are given here, because a directory knows none. If the
 * provider does not name the directory of a group, those of all directories are shown.
 */
export function GroupsPart({ connection }: GroupsPartProps): ReactElement | null {
  const mayRead = useAuthorized({ permissions: ['fe.secure.read.groups'] }).isAllowed
  return mayRead ? <Groups connection={connection} /> : null
}

function Groups({ connection }: GroupsPartProps) {
  const classOf = useClasses()
  const t = useMessages(provisioningMessages)
  const groups = useGroups()
  const [openId, setOpenId] = useState<string | null>(null)
  const mayAssign = useAuthorized({
    permissions: ['fe.secure.write.groupsRoles', 'fe.secure.delete.groupsRoles'],
  }).isAllowed
  const isViewOnly = useViewOnly() !== null
  const opened = groups.rows.find(({ id }) => id === openId)
  return (
    <>
      <Known list={groups} failed={<Paragraph tone="muted">{t('provisioning.groupsUnread')}</Paragraph>} shape="field">
        {(rows) => {
          const brought = rows.filter(
            ({ managedBy, directory }) => managedBy === 'scim2' && (directory?.id ?? connection.id) === connection.id,
          )
          if (brought.length === 0) return <Paragraph tone="muted">{t('provisioning.noGroups')}</Paragraph>
          return (
            <RowList isCard className={classOf('DirectoryRows')}>
              {brought.map((group) => (
                <ListRow
                  key={group.id}
                  name={<bdi>{group.name}</bdi>}
                  note={t('provisioning.groupPeople', { count: group.users.length })}
                >
                  <RolesOf group={group} />
                  {mayAssign && !isViewOnly && (
                    <Button
                      size="sm"
                      aria-label={t('provisioning.changeRolesOf', { name: group.name })}
                      onPress={() => setOpenId(group.id)}
                    >
                      {t('provisioning.changeRoles')}
                    </Button>
                  )}
                </ListRow>
              ))}
            </RowList>
          )
        }}
      </Known>
      <DialogPlace
        of={GroupRolesDialog}
        open={opened ? { group: opened, update: groups.update, onClose: () => setOpenId(null) } : null}
      />
    </>
  )
}

function RolesOf({ group: { roles } }: { readonly group: Group }) {
  const t = useMessages(provisioningMessages)
  return roles.length === 0 ? <span>{t('provisioning.noRoles')}</span> : <BadgeList items={roles} />
}

interface GroupRolesDialogProps extends Pick<GroupsActions, 'update'> {
  readonly group: Group
  readonly onClose: () => void
}

interface RolesDraft {
  readonly roles: Picked
}

/** The dialog of the roles of a group that a directory has brought. */
function GroupRolesDialog({ group, update, onClose }: GroupRolesDialogProps): ReactElement {
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

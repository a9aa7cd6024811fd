'use client'

import type { SsoConnection, SsoGroup } from '@portico/headless/portal/sso-connections'
import { type ReactElement, useState } from 'react'
import { useConfirm } from '../../../frame/portal/confirm-dialog/use-confirm.tsx'
import { RoleNames } from '../../../frame/portal/role-choice/role-choice.tsx'
import { useViewOnly } from '../../../frame/portal/section-page/page-access.ts'
import { useMessages } from '../../../i18n/index.ts'
import { Button } from '../../../primitives/button/button.tsx'
import { Icon } from '../../../primitives/icon/icon.tsx'
import { plusIcon } from '../../../primitives/portal/icons.ts'
import { MenuButton } from '../../../primitives/portal/menu/menu-button.tsx'
import { ListRow, RowList } from '../../../primitives/row-list/row-list.tsx'
import { useClasses } from '../../../slots/index.ts'
import { connectionName } from './connection-names.ts'
import { DefaultRolesDialog, GroupDialog, type RolesActions } from './roles-dialogs.tsx'
import { ssoConnectionsMessages } from './sso-connections-messages.ts'

export interface RolesPartProps {
  readonly connection: SsoConnection
  readonly actions: RolesActions
}

/** The roles that a connection gives: to everyone, and to the members of groups. */
export function RolesPart({ connection, actions }: RolesPartProps): ReactElement {
  const { id, roleIds, groups } = connection
  const classOf = useClasses()
  const t = useMessages(ssoConnectionsMessages)
  const isViewOnly = useViewOnly() !== null
  const { confirm, dialog } = useConfirm(ssoConnectionsMessages)
  const [open, setOpen] = useState<SsoGroup | 'new' | 'defaults' | null>(null)
  const name = connectionName(connection)
  const close = () => setOpen(null)

  const actionsOf = (group: SsoGroup) => [
    { id: 'edit', label: t('ssoConnections.edit'), run: () => setOpen(group) },
    {
      id: 'remove',
      label: t('ssoGroup.remove'),
      isDanger: true,
      run: () =>
        confirm({
          title: t('ssoGroup.removeTitle', { group: group.group }),
          text: t('ssoGroup.removeText'),
          confirm: t('ssoGroup.remove'),
          run: () => actions.removeGroup({ id, groupId: group.id }),
        }),
    },
  ]

  return (
    <div className={classOf('SsoPart')}>
      <RowList isCard>
        <ListRow name={t('ssoConnection.defaultRoles')} note={t('ssoConnection.defaultRolesNote')}>
          {roleIds.length > 0 ? <RoleNames ids={roleIds} /> : <span>{t('ssoConnection.tenantRoles')}</span>}
          {!isViewOnly && (
            <Button size="sm" aria-label={t('ssoConnection.changeDefaultRoles')} onPress={() => setOpen('defaults')}>
              {t('ssoConnection.change')}
            </Button>
          )}
        </ListRow>
      </RowList>
      {groups.length > 0 && (
        <RowList isCard>
          {groups.map((group) => (
            <ListRow key={group.id} name={<bdi>{group.group}</bdi>} note={t('ssoGroup.note', { name })}>
              <RoleNames ids={group.roleIds} />
              {!isViewOnly && (
                <MenuButton label={t('ssoConnection.actionsFor', { name: group.group })} actions={actionsOf(group)} />
              )}
            </ListRow>
          ))}
        </RowList>
      )}
      {!isViewOnly && (
        <div className={classOf('SsoPartFoot')}>
          <p className={classOf('Help')}>{t('ssoGroup.exact')}</p>
          <Button size="sm" icon={<Icon path={plusIcon} size="sm" />} onPress={() => setOpen('new')}>
            {t('ssoGroup.add')}
          </Button>
        </div>
      )}
      {open === 'defaults' && <DefaultRolesDialog connection={connection} actions={actions} onClose={close} />}
      {open !== null && open !== 'defaults' && (
        <GroupDialog connection={connection} actions={actions} group={open === 'new' ? null : open} onClose={close} />
      )}
      {dialog}
    </div>
  )
}

'use client'

import { useClient, useSession } from '@portico/headless'
import { useAdminPortal } from '@portico/headless/portal/admin-portal'
import type { ReactElement } from 'react'
import { useMessages } from '../../../i18n/index.ts'
import { accountMenusMessages } from '../../../i18n/messages/portal/account-menus.gen.ts'
import { portalBoxesMessages } from '../../../i18n/messages/portal/portal-boxes.gen.ts'
import { ShownText } from '../../../i18n/shown-text.tsx'
import { Avatar } from '../../../primitives/avatar/avatar.tsx'
import { Icon } from '../../../primitives/icon/icon.tsx'
import { Menu, menuList } from '../../../primitives/portal/menu/menu.tsx'
import type { MenuAction, MenuProps } from '../../../primitives/portal/menu/types.ts'
import { useClasses } from '../../../slots/index.ts'
import { newTabIcon, otherSectionIcon, signOutIcon } from '../shell/section-icons.ts'
import type { AdminPortalProps } from '../shell/types.ts'
import { hostedPortalMessages, useHostedPortal } from '../shell/use-hosted-portal.tsx'
import { isOwnSection, useShownSections } from '../shell/use-shown-sections.ts'
import { logoOf, TenantMark } from '../tenant-switcher/tenant-mark.tsx'

/** The props of `UserMenu`, a part within the kit. */
export interface UserMenuProps extends Pick<MenuProps, 'anchor' | 'isOpen' | 'onOpenChange' | 'focus' | 'align'> {
  /** Entries of the application, between those of the portal and the log-out. */
  readonly items?: readonly MenuAction[] | undefined
  /** The sections of the portal, as `AdminPortal` has them. Default: those of the kit. */
  readonly sections?: AdminPortalProps['sections']
  /** The entries of the portal: all, those about the user, or none. */
  readonly portalEntries: 'all' | 'own' | 'none'
  /** Opens the list of tenants. Absent for a user with one tenant. */
  readonly onTenants?: (() => void) | undefined
  /** Called before a log-out, with the function that logs out. */
  readonly leave: (go: () => void) => void
}

/** The menu of the signed-in user. */
export function UserMenu(props: UserMenuProps): ReactElement | null {
  const { items = [], sections, portalEntries, onTenants, leave, ...menu } = props
  const client = useClient()
  const { user, tenant } = useSession()
  const classOf = useClasses()
  const t = useMessages(messages)
  const portal = usePortalEntries(sections, portalEntries)
  const hosted = useHostedPortal()
  if (!user) return null
  const name = user.name || user.email
  const hostedEntry = {
    id: 'portico.hosted',
    label: `${t('portal.hosted')}. ${t('portal.hostedNote')}`,
    icon: <Icon path={newTabIcon} isDirectional />,
    run: hosted.open,
  }
  const tenantName = tenant?.name ?? user.tenantId
  return (
    <>
      <Menu
        {...menu}
        label={t('portal.personMenu', { name })}
        className={classOf('UserMenu')}
        head={
          <div className={classOf('UserMenuHead')}>
            <Avatar name={name} pictureUrl={user.profilePictureUrl} />
            <span className={classOf('PersonName')}>
              <b className={classOf('PersonTitle')}>
                <ShownText>{name}</ShownText>
              </b>
              {user.email !== name && (
                <small className={classOf('PersonRoles')}>
                  <bdi dir="ltr">{user.email}</bdi>
                </small>
              )}
            </span>
          </div>
        }
        actions={[
          ...(onTenants
            ? [
                {
                  id: 'portico.tenants',
                  label: t('portal.tenantMenu', { name: tenantName }),
                  icon: <TenantMark name={tenantName} logo={logoOf(tenant)} />,
                  run: onTenants,
                },
              ]
            : []),
          ...grouped([...portal, ...(hosted.isThere ? [hostedEntry] : [])]),
          ...grouped(items),
          ...grouped([
            {
              id: 'portico.signOut',
              label: t('portal.signOut'),
              icon: <Icon path={signOutIcon} isDirectional />,
              run: () => leave(() => void client.session.logOut()),
            },
          ]),
        ]}
      />
      {hosted.region}
    </>
  )
}

/** Loads the code of the list, so that it opens at once. */
export const loadList = (): Promise<void> => menuList.request()

const messages = { ...accountMenusMessages, ...portalBoxesMessages, ...hostedPortalMessages }

function grouped(actions: readonly MenuAction[]): readonly MenuAction[] {
  return actions.map((action, index) => (index === 0 ? { ...action, startsGroup: true } : action))
}

/** The sections about the user, and the way into the portal if it has others. */
function usePortalEntries(
  choose: AdminPortalProps['sections'],
  entries: UserMenuProps['portalEntries'],
): readonly MenuAction[] {
  const { open } = useAdminPortal()
  const sections = useShownSections(choose) ?? []
  const t = useMessages(messages)
  if (entries === 'none') return []
  const own = sections.filter(({ id }) => isOwnSection(id))
  const first = sections.find(({ id }) => !isOwnSection(id))
  return [
    ...own.map(({ id, label, icon }) => ({
      id,
      label,
      icon: <Icon path={icon} />,
      run: () => open({ section: id }),
    })),
    ...(first && entries === 'all'
      ? [
          {
            id: 'portico.administration',
            label: t('portal.boxLabel'),
            icon: <Icon path={otherSectionIcon} />,
            run: () => open({ section: first.id }),
          },
        ]
      : []),
  ]
}

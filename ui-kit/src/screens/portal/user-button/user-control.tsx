'use client'

import { useSession } from '@portico/headless'
import { type ReactElement, useRef, useState } from 'react'
import { useMessages } from '../../../i18n/index.ts'
import { accountMenusMessages } from '../../../i18n/messages/portal/account-menus.gen.ts'
import { ShownText } from '../../../i18n/shown-text.tsx'
import { Avatar } from '../../../primitives/avatar/avatar.tsx'
import { FrameButton } from '../../../primitives/portal/frame-button/frame-button.tsx'
import { useNotLoaded } from '../../../primitives/portal/popover/not-loaded.tsx'
import { onDemand, usePart } from '../../../primitives/portal/popover/on-demand.ts'
import { usePanelControl } from '../../../primitives/portal/popover/use-panel-control.ts'
import { useClasses } from '../../../slots/index.ts'
import { TenantPanel } from '../tenant-switcher/tenant-panel.tsx'
import type { UserMenuProps } from './user-menu.tsx'

/** The props of `UserControl`, a part within the kit. */
export interface UserControlProps extends Pick<UserMenuProps, 'items' | 'sections' | 'portalEntries'> {
  /** `true` shows the picture alone. */
  readonly isCompact: boolean
  /** `true` adds an entry that opens the list of tenants, if there are several. */
  readonly hasTenants: boolean
  /** Called before a log-out or a switch of tenant, with the function that goes on. Default: it goes on at once. */
  readonly leave?: ((go: () => void) => void) | undefined
  /** The edge of the button that the menu is aligned with. Default `end`. */
  readonly align?: 'start' | 'end' | undefined
}

/** The signed-in user, as a button with a menu. */
export function UserControl(props: UserControlProps): ReactElement | null {
  const { isCompact, hasTenants, leave = atOnce, align = 'end', ...menu } = props
  const { user, tenants } = useSession()
  const classOf = useClasses()
  const t = useMessages(accountMenusMessages)
  const button = useRef<HTMLButtonElement>(null)
  const { focus, isOpen, isWaiting, setOpen, around } = usePanelControl(userMenu)
  const [areTenantsOpen, setTenantsOpen] = useState(false)
  const [switchingTo, setSwitchingTo] = useState<string | null>(null)
  const { notLoaded, showNotLoaded } = useNotLoaded(() => setOpen(false))
  const Menu = usePart(userMenu, isOpen, showNotLoaded)
  if (!user) return null
  const name = user.name || user.email
  const tenantList = {
    isOpen: areTenantsOpen,
    onOpenChange: setTenantsOpen,
    onSwitching: setSwitchingTo,
  }
  return (
    <span
      className={classOf('PersonMenu', classOf('MenuButton'), isCompact && 'portico-PersonMenu--compact')}
      {...around}
    >
      <FrameButton
        ref={button}
        variant="quiet"
        size="md"
        aria-haspopup="menu"
        aria-expanded={isOpen}
        isPending={isWaiting || switchingTo !== null}
        busy={switchingTo === null ? '' : t('portal.switchingTo', { name: switchingTo })}
        onPress={() => setOpen(true)}
      >
        <Avatar name={name} pictureUrl={user.profilePictureUrl} />
        {isCompact ? (
          <span className={classOf('VisuallyHidden')}>{t('portal.personMenu', { name })}</span>
        ) : (
          <span className={classOf('PersonName')}>
            <b className={classOf('PersonTitle')}>
              <ShownText>{name}</ShownText>
            </b>
            <small className={classOf('PersonRoles')}>
              {user.roles.map((role) => role.name ?? role.key).join(', ')}
            </small>
          </span>
        )}
      </FrameButton>
      {Menu && (
        <Menu
          {...menu}
          anchor={button.current}
          isOpen={isOpen}
          onOpenChange={setOpen}
          focus={focus ?? 'first'}
          align={align}
          leave={leave}
          onTenants={hasTenants && tenants.length > 1 ? () => setTenantsOpen(true) : undefined}
        />
      )}
      {hasTenants && <TenantPanel anchor={button.current} align={align} leave={leave} {...tenantList} />}
      {notLoaded}
    </span>
  )
}

const atOnce = (go: () => void) => go()

const userMenu = onDemand<UserMenuProps>(async () => {
  const { loadList, UserMenu } = await import('./user-menu.tsx')
  await loadList()
  return UserMenu
})

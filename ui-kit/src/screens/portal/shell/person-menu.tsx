'use client'

import { useClient, useSession } from '@portico/headless'
import type { ReactElement } from 'react'
import { useMessages } from '../../../i18n/index.ts'
import { shellMessages } from '../../../i18n/messages/portal/shell.gen.ts'
import { Avatar } from '../../../primitives/avatar/avatar.tsx'
import { Icon } from '../../../primitives/icon/icon.tsx'
import { useClasses } from '../../../slots/index.ts'
import { signOutIcon } from './section-icons.ts'
import { ShellMenu } from './shell-menu.tsx'
import type { ShownSection } from './use-shown-sections.ts'

/** The props of {@link PersonMenu}. */
export interface PersonMenuProps {
  /** The sections that the user may see; those about the person are in the menu. */
  readonly sections: readonly ShownSection[] | null
  /** `true` shows the picture alone. Default `false`. */
  readonly isCompact?: boolean | undefined
  /** Opens a section. */
  readonly onOpen: (id: string) => void
  /** Calls `go` once nothing is unsaved. */
  readonly leave: (go: () => void) => void
}

/** The signed-in person, with a menu: their own sections, and the way out. */
export function PersonMenu({ sections, isCompact = false, onOpen, leave }: PersonMenuProps): ReactElement | null {
  const client = useClient()
  const user = useSession((session) => session.user)
  const classOf = useClasses()
  const t = useMessages(shellMessages)
  if (!user) return null
  const name = user.name || user.email
  const own = (sections ?? []).filter(({ id }) => id === 'profile' || id === 'privacy')
  return (
    <ShellMenu
      className={classOf('PersonMenu')}
      label={t('portal.personMenu', { name })}
      align={isCompact ? 'end' : 'start'}
      actions={[
        ...own.map(({ id, label, icon }) => ({ id, label, icon: <Icon path={icon} />, run: () => onOpen(id) })),
        {
          id: 'signOut',
          label: t('portal.signOut'),
          icon: <Icon path={signOutIcon} isDirectional />,
          run: () => leave(() => void client.session.logOut()),
        },
      ]}
    >
      <Avatar name={name} />
      {isCompact ? (
        <span className={classOf('VisuallyHidden')}>{t('portal.personMenu', { name })}</span>
      ) : (
        <span className={classOf('PersonName')}>
          <b className={classOf('PersonTitle')}>{name}</b>
          <small className={classOf('PersonRoles')}>{user.roles.map((role) => role.name ?? role.key).join(', ')}</small>
        </span>
      )}
    </ShellMenu>
  )
}

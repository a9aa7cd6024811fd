'use client'

import { useSession } from '@portico/headless'
import type { ReactElement } from 'react'
import type { FrameSlots } from '../../../frame/frame-slots.ts'
import { lazyPart } from '../../../frame/loading/lazy-part.tsx'
import { controlPlace } from '../../../frame/portal/control-place/control-place.tsx'
import { Screen, type ScreenSettings } from '../../../frame/screen.tsx'
import { PortalBundle } from '../../../isolation/portal/portal-bundle.tsx'
import type { PortalSlots } from '../../../primitives/portal/portal-slots.ts'
import type { UserControlProps } from './user-control.tsx'

export interface UserButtonProps
  extends ScreenSettings<FrameSlots & PortalSlots>,
    Pick<UserControlProps, 'items' | 'sections' | 'leave' | 'align'> {
  /** `true` shows the name and the roles beside the picture. Default `false`. */
  readonly isWide?: boolean | undefined
  /** `false` leaves out the entries of the portal, for an application without `AdminPortal`. Default `true`. */
  readonly hasPortal?: boolean | undefined
}

/**
 * The signed-in user as a button, with a menu: name and e-mail address, their other tenants, their sections of the
 * portal, entries of the application, and the log-out. Without a user it renders nothing.
 *
 * @example
 * ```tsx
 * <UserButton items={[{ id: 'help', label: 'Help', href: '/help' }]} />
 * ```
 */
export function UserButton(props: UserButtonProps): ReactElement | null {
  const { items, sections, leave, align, isWide = false, hasPortal = true, ...settings } = props
  const hasUser = useSession(({ user }) => user !== null)
  if (!hasUser) return null
  const entries = hasPortal ? 'all' : 'none'
  return (
    <PortalBundle>
      <Screen {...settings}>
        <Control
          items={items}
          sections={sections}
          leave={leave}
          align={align}
          isCompact={!isWide}
          portalEntries={entries}
          hasTenants
        />
      </Screen>
    </PortalBundle>
  )
}

const Control = lazyPart<UserControlProps>(async () => (await import('./user-control.tsx')).UserControl, controlPlace)

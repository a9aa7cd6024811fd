'use client'

import { useSession } from '@portico/headless'
import type { ReactElement } from 'react'
import type { FrameSlots } from '../../../frame/frame-slots.ts'
import { lazyPart } from '../../../frame/loading/lazy-part.tsx'
import { controlPlace } from '../../../frame/portal/control-place/control-place.tsx'
import { Screen, type ScreenSettings } from '../../../frame/screen.tsx'
import { PortalBundle } from '../../../isolation/portal/portal-bundle.tsx'
import type { PortalSlots } from '../../../primitives/portal/portal-slots.ts'
import type { NotificationsControlProps } from './notifications-control.tsx'
import type { NotificationsSlots } from './notifications-slots.ts'

export interface NotificationsButtonProps
  extends ScreenSettings<FrameSlots & PortalSlots & NotificationsSlots>,
    NotificationsControlProps {}

/**
 * A bell with the notifications of the signed-in user, for a header of the application. A dot shows that some are unread.
 * Without a user it renders nothing, nor if the provider has no notifications for the user.
 *
 * @example
 * ```tsx
 * <NotificationsButton />
 * ```
 */
export function NotificationsButton({ align, ...settings }: NotificationsButtonProps): ReactElement | null {
  const hasUser = useSession(({ user }) => user !== null)
  if (!hasUser) return null
  return (
    <PortalBundle>
      <Screen {...settings}>
        <Control align={align} />
      </Screen>
    </PortalBundle>
  )
}

const Control = lazyPart<NotificationsControlProps>(
  async () => (await import('./notifications-control.tsx')).NotificationsControl,
  controlPlace,
)

'use client'

import { useSession } from '@portico/headless'
import type { ReactElement } from 'react'
import type { FrameSlots } from '../../../frame/frame-slots.ts'
import { lazyPart } from '../../../frame/loading/lazy-part.tsx'
import { controlPlace } from '../../../frame/portal/control-place/control-place.tsx'
import { Screen, type ScreenSettings } from '../../../frame/screen.tsx'
import { PortalBundle } from '../../../isolation/portal/portal-bundle.tsx'
import type { PortalSlots } from '../../../primitives/portal/portal-slots.ts'
import type { TenantControlProps } from './tenant-control.tsx'

export interface TenantSwitcherProps
  extends ScreenSettings<FrameSlots & PortalSlots>,
    Pick<TenantControlProps, 'leave' | 'align'> {}

/**
 * The tenant of the signed-in user, with a searchable list of their other tenants, for a header of the application. A
 * switch gives the user a new token and keeps the page. With one tenant it shows its name alone, without a user nothing.
 */
export function TenantSwitcher({ leave, align, ...settings }: TenantSwitcherProps): ReactElement | null {
  const hasUser = useSession(({ user }) => user !== null)
  if (!hasUser) return null
  return (
    <PortalBundle>
      <Screen {...settings}>
        <Control leave={leave} align={align} />
      </Screen>
    </PortalBundle>
  )
}

const Control = lazyPart<TenantControlProps>(
  async () => (await import('./tenant-control.tsx')).TenantControl,
  controlPlace,
)

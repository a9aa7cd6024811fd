'use client'

import type { ReactElement } from 'react'
import type { FrameSlots } from '../../../../frame/frame-slots.ts'
import { lazyPart } from '../../../../frame/loading/lazy-part.tsx'
import { forHolder } from '../../../../frame/portal/holder/for-holder.tsx'
import { Screen, type ScreenSettings } from '../../../../frame/screen.tsx'
import { PortalBundle } from '../../../../isolation/portal/portal-bundle.tsx'
import type { PortalSlots } from '../../../../primitives/portal/portal-slots.ts'
import type { UsersSettings } from './users-content.tsx'

export interface UsersTableProps extends UsersSettings, ScreenSettings<FrameSlots & PortalSlots> {}

/** The users of the tenant for a page of the application, without the portal around. */
export function UsersTable({ slots, appearance, isolation, ...settings }: UsersTableProps): ReactElement {
  return (
    <PortalBundle>
      <Screen slots={slots} appearance={appearance} isolation={isolation}>
        <Users {...settings} />
      </Screen>
    </PortalBundle>
  )
}

const Users = lazyPart<UsersSettings>(async () => forHolder((await import('../users-alone.tsx')).UsersAlone))

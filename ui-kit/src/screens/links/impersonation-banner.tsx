'use client'

import { actorOf, useSession } from '@portico/headless'
import type { ReactElement } from 'react'
import type { FrameSlots } from '../../frame/frame-slots.ts'
import { lazyPart } from '../../frame/loading/lazy-part.tsx'
import { partPlace } from '../../frame/loading/part-failed.tsx'
import { Screen, type ScreenSettings } from '../../frame/screen.tsx'

export interface ImpersonationBannerProps extends ScreenSettings<FrameSlots> {}

/**
 * Names the actor and the user of an impersonated session, with a button to leave it. Put it at the top of the
 * application's pages.
 */
export function ImpersonationBanner(settings: ImpersonationBannerProps): ReactElement | null {
  const isActing = useSession(({ user }) => actorOf(user) !== null)
  if (!isActing) return null
  return (
    <Screen {...settings}>
      <ActingBar />
    </Screen>
  )
}

const ActingBar = lazyPart(async () => (await import('./acting-bar.tsx')).ActingBar, partPlace)

'use client'

import { actorOf, useSession } from '@portico/headless'
import type { ReactElement } from 'react'
import type { FrameSlots } from '../../frame/frame-slots.ts'
import { lazyPart, noPlaceholders } from '../../frame/lazy-part.tsx'
import { Screen, type ScreenSettings } from '../../frame/screen.tsx'

/** What an {@link ImpersonationBanner} takes. */
export interface ImpersonationBannerProps extends ScreenSettings<FrameSlots> {}

/**
 * Says who acts as whom, with a way out, for as long as the session is one of somebody who acts as another; else nothing.
 * Put it at the top of the application's pages.
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

const ActingBar = /* @__PURE__ */ lazyPart(async () => (await import('./acting-bar.tsx')).ActingBar, noPlaceholders)

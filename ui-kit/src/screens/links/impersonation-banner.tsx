'use client'

import { actorOf, useSession } from '@portico/headless'
import type { ReactElement } from 'react'
import { later } from '../login/later.tsx'
import type { LoginSlots } from '../login/login-slots.ts'
import { Screen, type ScreenSettings } from '../screen.tsx'

/**
 * Says who acts as whom, with a way out, for as long as the session is one of somebody who acts as another; else nothing.
 * Put it at the top of the application's pages.
 */
export function ImpersonationBanner(settings: ScreenSettings<LoginSlots>): ReactElement | null {
  const isActing = useSession(({ user }) => actorOf(user) !== null)
  if (!isActing) return null
  return (
    <Screen {...settings}>
      <ActingBar />
    </Screen>
  )
}

const ActingBar = /* @__PURE__ */ later<object>(async () => (await import('./acting-bar.tsx')).ActingBar)

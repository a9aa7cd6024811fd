'use client'

import { type SessionExpiryOptions, useSessionExpiry } from '@portico/headless'
import type { ReactElement } from 'react'
import type { FrameSlots } from '../../frame/frame-slots.ts'
import { lazyPart } from '../../frame/loading/lazy-part.tsx'
import { partPlace } from '../../frame/loading/part-failed.tsx'
import { Screen, type ScreenSettings } from '../../frame/screen.tsx'
import { useRestoredFocus } from '../../frame/use-restored-focus.ts'
import type { SessionEndingProps } from './session-ending.tsx'

export interface SessionExpiryDialogProps extends ScreenSettings<FrameSlots>, SessionExpiryOptions {}

/**
 * Obeys the tenant's limits on how long sessions last: a dialog warns ahead of the end, and one key puts it off. Render it
 * once, beside the routes of the application.
 */
export function SessionExpiryDialog({ warnAhead, ...settings }: SessionExpiryDialogProps): ReactElement | null {
  const { status, reason, remaining, staySignedIn } = useSessionExpiry({ warnAhead })
  const isEnding = status === 'warning'
  useRestoredFocus(isEnding)
  return isEnding ? (
    <Screen {...settings}>
      <Ending reason={reason} remaining={remaining} onStay={staySignedIn} />
    </Screen>
  ) : null
}

const Ending = lazyPart<SessionEndingProps>(async () => (await import('./session-ending.tsx')).SessionEnding, partPlace)

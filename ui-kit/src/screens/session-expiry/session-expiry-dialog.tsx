'use client'

import { type SessionExpiry, type SessionExpiryOptions, useSessionExpiry } from '@portico/headless'
import type { ReactElement } from 'react'
import type { FrameSlots } from '../../frame/frame-slots.ts'
import { lazyPart, noPlaceholders } from '../../frame/lazy-part.tsx'
import { Screen, type ScreenSettings } from '../../frame/screen.tsx'
import { useRestoredFocus } from '../../frame/use-restored-focus.ts'
import type { SessionEndingProps } from './session-ending.tsx'

/** The {@link SessionExpiryDialog} of a preview or builder. */
export type SessionExpiryFixed = Pick<SessionExpiry, 'reason' | 'remaining'>

/** What a {@link SessionExpiryDialog} takes. */
export interface SessionExpiryDialogProps extends ScreenSettings<FrameSlots>, SessionExpiryOptions {
  /** Opens it with this reason and time left, whatever the policy says: for previews and builders. */
  readonly fixed?: SessionExpiryFixed | undefined
}

/**
 * Obeys the tenant's limits on how long sessions last: a dialog warns ahead of the end, and one key puts it off. Render it
 * once, beside the routes of the application.
 */
export function SessionExpiryDialog({ fixed, warnAhead, ...settings }: SessionExpiryDialogProps): ReactElement | null {
  const { status, reason, remaining, staySignedIn } = useSessionExpiry({ warnAhead })
  const ending = fixed ?? (status === 'warning' ? { reason, remaining } : null)
  useRestoredFocus(ending !== null)
  return (
    ending && (
      <Screen {...settings}>
        <Ending {...ending} onStay={staySignedIn} />
      </Screen>
    )
  )
}

const Ending = /* @__PURE__ */ lazyPart<SessionEndingProps>(
  async () => (await import('./session-ending.tsx')).SessionEnding,
  noPlaceholders,
)

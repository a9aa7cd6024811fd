'use client'

import { useHolder } from '@portico/headless'
import type { ReactElement } from 'react'
import type { FrameSlots } from '../../../../frame/frame-slots.ts'
import { coverPlace } from '../../../../frame/loading/cover-place.tsx'
import { lazyPart } from '../../../../frame/loading/lazy-part.tsx'
import { LazyClosedNotice } from '../../../../frame/portal/holder/lazy-closed-notice.ts'
import { Screen, type ScreenSettings } from '../../../../frame/screen.tsx'
import { useEndOfHolder } from '../../../../frame/use-end-of-holder.ts'
import { PortalBundle } from '../../../../isolation/portal/portal-bundle.tsx'
import type { PortalSlots } from '../../../../primitives/portal/portal-slots.ts'
import type { InviteAloneProps } from './invite-alone.tsx'
import type { InviteFields } from './invite-draft.ts'

export interface InviteDialogProps extends ScreenSettings<FrameSlots & PortalSlots> {
  readonly isOpen: boolean
  /**
   * Called when the dialog closes, with or without an invitation. Unsaved input is asked about first, unless the session gets
   * another person or tenant: the invitation ends then.
   */
  readonly onClose: () => void
  /** The fields of the invitation. Default: those that the account is configured with; name and phone are optional. */
  readonly fields?: InviteFields | undefined
}

/** The invitation of people, by mail or by a link, for a page of the application. */
export function InviteDialog(props: InviteDialogProps): ReactElement | null {
  const { slots, appearance, isolation, isOpen, ...invite } = props
  // An application may leave it open.
  const holder = useHolder()
  const ended = useEndOfHolder(isOpen, () => invite.onClose())
  const settings = { slots, appearance, isolation }
  return (
    <>
      {isOpen && (
        <PortalBundle>
          <Screen {...settings}>
            <Invite key={holder} {...invite} />
          </Screen>
        </PortalBundle>
      )}
      {ended && <LazyClosedNotice {...settings} ended={ended} />}
    </>
  )
}

const Invite = lazyPart<InviteAloneProps>(async () => (await import('../lazy-parts.ts')).InviteAlone, coverPlace)

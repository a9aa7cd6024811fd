'use client'

import { actorOf, useSession } from '@portico/headless'
import type { ReactElement } from 'react'
import type { FrameSlots } from '../../frame/frame-slots.ts'
import { lazyPart, noPlaceholders } from '../../frame/lazy-part.tsx'
import { Screen, type ScreenSettings } from '../../frame/screen.tsx'

/** Who the bar names whoever is signed in. */
export interface FixedActing {
  /** The name of who acts; an empty text where it is not known. */
  readonly actor: string
  /** The name of who they act as. */
  readonly name: string
  /** Whether it is being left. Default `false`. */
  readonly isLeaving?: boolean | undefined
}

/** What an {@link ImpersonationBanner} takes. */
export interface ImpersonationBannerProps extends ScreenSettings<FrameSlots> {
  /** Shows the bar, and these in it, whoever is signed in: for previews and builders. */
  readonly fixed?: FixedActing | undefined
}

/**
 * Says who acts as whom, with a way out, for as long as the session is one of somebody who acts as another; else nothing.
 * Put it at the top of the application's pages.
 */
export function ImpersonationBanner({ fixed, ...settings }: ImpersonationBannerProps): ReactElement | null {
  const isActing = useSession(({ user }) => actorOf(user) !== null)
  if (!isActing && !fixed) return null
  return (
    <Screen {...settings}>
      <ActingBar fixed={fixed} />
    </Screen>
  )
}

const ActingBar = /* @__PURE__ */ lazyPart<Pick<ImpersonationBannerProps, 'fixed'>>(
  async () => (await import('./acting-bar.tsx')).ActingBar,
  noPlaceholders,
)

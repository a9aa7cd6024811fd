'use client'

import type { ReactElement } from 'react'
import type { FrameSlots } from '../../frame/frame-slots.ts'
import { lazyPart, noPlaceholders } from '../../frame/lazy-part.tsx'
import { Screen, type ScreenSettings } from '../../frame/screen.tsx'

/** What an {@link OutageNotice} takes. */
export interface OutageNoticeProps extends ScreenSettings<FrameSlots> {
  /** Whether it stands at the foot of a page that shows something else, or is the page. Default `bar`. */
  readonly look?: OutageLook | undefined
}

/** How an {@link OutageNotice} looks. */
export type OutageLook = 'bar' | 'page'

/**
 * Says that the provider cannot be reached, that it is tried again by itself, and lets a person try at once. It is announced
 * politely and takes no focus. `PorticoKit` shows it; render it yourself within a `SessionUnreachable` where that is not used.
 */
export function OutageNotice({ look = 'bar', ...settings }: OutageNoticeProps): ReactElement {
  return (
    <Screen {...settings}>
      <Shown look={look} />
    </Screen>
  )
}

const Shown = /* @__PURE__ */ lazyPart(async () => (await import('./outage-looks.tsx')).OutageShown, noPlaceholders)

'use client'

import type { ReactElement } from 'react'
import type { FrameSlots } from '../../frame/frame-slots.ts'
import { lazyPart } from '../../frame/loading/lazy-part.tsx'
import { emptyPlace } from '../../frame/loading/place.ts'
import { Screen, type ScreenSettings } from '../../frame/screen.tsx'
import type { OutageLook } from './outage-looks.tsx'

export interface OutageNoticeProps extends ScreenSettings<FrameSlots> {
  /** A bar at the foot of the page, or a page of its own. Default `bar`. */
  readonly look?: OutageLook | undefined
}

/**
 * A notice that the provider cannot be reached, with a retry. It is announced politely and takes no focus. `PorticoKit`
 * renders it. Without `PorticoKit`, render it within `SessionUnreachable`.
 */
export function OutageNotice({ look = 'bar', ...settings }: OutageNoticeProps): ReactElement {
  return (
    <Screen {...settings}>
      <Shown look={look} />
    </Screen>
  )
}

const Shown = lazyPart(async () => (await import('./outage-looks.tsx')).OutageShown, emptyPlace)

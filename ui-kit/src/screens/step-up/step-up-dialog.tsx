'use client'

import { useStepUp } from '@portico/headless'
import { type ReactElement, useEffect } from 'react'
import type { FrameSlots } from '../../frame/frame-slots.ts'
import { lazyPart } from '../../frame/loading/lazy-part.tsx'
import { Screen, type ScreenSettings } from '../../frame/screen.tsx'
import { useRestoredFocus } from '../../frame/use-restored-focus.ts'

export interface StepUpDialogProps extends ScreenSettings<FrameSlots> {}

/**
 * Attends to calls made with `withStepUp`: while they wait, a dialog over the page asks for the second factor. Nothing on
 * the page is lost, and the focus goes back to where it was. `PorticoKit` has one; put one up yourself where it is not used.
 */
export function StepUpDialog(settings: StepUpDialogProps): ReactElement | null {
  const attend = useStepUp((stepUp) => stepUp.attend)
  const isAsked = useStepUp(({ demand }) => demand !== null)
  useEffect(() => attend(), [attend])
  useRestoredFocus(isAsked)
  return isAsked ? (
    <Screen {...settings}>
      <Open />
    </Screen>
  ) : null
}

/** Few calls ever wait, so what shows it loads when one does. */
const Open = lazyPart(async () => (await import('./step-up-over.tsx')).StepUpOver, {
  Loading: () => null,
  Failed: GivenUp,
  name: 'step-up',
})

/** The dialog does not load or has thrown, so the waiting calls are canceled. */
function GivenUp() {
  const cancel = useStepUp((stepUp) => stepUp.cancel)
  useEffect(() => cancel(), [cancel])
  return null
}

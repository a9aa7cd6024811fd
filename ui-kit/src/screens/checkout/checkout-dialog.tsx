'use client'

import { type PorticoError, useHolder } from '@portico/headless'
import type { Billing, PlanChangeOption } from '@portico/headless/portal/subscription'
import type { ReactElement } from 'react'
import type { FrameSlots } from '../../frame/frame-slots.ts'
import { coverPlace } from '../../frame/loading/cover-place.tsx'
import { lazyPart } from '../../frame/loading/lazy-part.tsx'
import { LazyClosedNotice } from '../../frame/portal/holder/lazy-closed-notice.ts'
import { Screen, type ScreenSettings } from '../../frame/screen.tsx'
import { useEndOfHolder } from '../../frame/use-end-of-holder.ts'
import { CheckoutBundle } from '../../isolation/checkout/checkout-bundle.tsx'
import type { CheckoutSlots } from '../../primitives/checkout/checkout-slots.ts'
import type { CheckoutFlowProps } from './checkout-flow.tsx'

export interface CheckoutDialogProps extends ScreenSettings<FrameSlots & CheckoutSlots> {
  readonly isOpen: boolean
  /**
   * Called when the dialog closes, with or without a purchase. A running payment is waited for, unsaved input asked about, unless
   * the session gets another person or tenant: the purchase ends then.
   */
  readonly onClose: () => void
  /** Skips the choice of a plan, if this one can be chosen. Default: all plans are shown. */
  readonly planId?: string | undefined
  /** The way to change: keep the trial running, or move to the default plan. */
  readonly option?: PlanChangeOption | undefined
  /** Called once the provider has the new plan, while the dialog shows the result. */
  readonly onDone?: ((billing: Billing) => void) | undefined
  /** Called once for each failure that the dialog shows, such as a declined card. */
  readonly onError?: ((error: PorticoError) => void) | undefined
}

/** The purchase of a plan over a page of the application: choice, billing details, payment method, payment, result. */
export function CheckoutDialog(props: CheckoutDialogProps): ReactElement | null {
  const { slots, appearance, isolation, isOpen, ...checkout } = props
  // An application may leave it open.
  const holder = useHolder()
  const ended = useEndOfHolder(isOpen, () => checkout.onClose())
  const settings = { slots, appearance, isolation }
  return (
    <>
      {isOpen && (
        <CheckoutBundle>
          <Screen {...settings}>
            <Flow key={holder} {...checkout} />
          </Screen>
        </CheckoutBundle>
      )}
      {ended && <LazyClosedNotice {...settings} ended={ended} />}
    </>
  )
}

const Flow = lazyPart<CheckoutFlowProps>(async () => (await import('./checkout-flow.tsx')).CheckoutFlow, coverPlace)

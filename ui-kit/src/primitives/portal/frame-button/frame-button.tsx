'use client'

import { slotted, useClasses } from '../../../slots/index.ts'
import { type ButtonProps, PlainButton } from '../../button/button.tsx'

/**
 * A button of the portal's frame with content of its own: the user, the tenant, the bell, the way back. Replaceable as slot
 * `FrameButton`; a replacement of `Button` leaves it alone.
 */
export const FrameButton = slotted<ButtonProps, HTMLButtonElement>('FrameButton', ({ className, ...props }, ref) => {
  const classOf = useClasses()
  return <PlainButton {...props} ref={ref} className={classOf('FrameButton', className)} />
})

'use client'

import {
  createElement,
  type ForwardRefExoticComponent,
  type ForwardRefRenderFunction,
  forwardRef,
  type PropsWithoutRef,
  type RefAttributes,
} from 'react'
import { Boundary } from './boundary.tsx'
import type { SlotName } from './slot-names.gen.ts'
import { SlotsProvider, useSlotSettings } from './slots-context.tsx'

/** A part that a consumer may replace. */
export type Slotted<Props, Node> = ForwardRefExoticComponent<PropsWithoutRef<Props> & RefAttributes<Node>>

/**
 * Makes a replaceable part: it renders the component of the nearest {@link SlotsProvider} for `slot`, otherwise
 * `render`. Inside a replacement the slot is unset, so that it may contain the kit's own part. A replacement that throws
 * is shown as a failure, with a way to try again.
 */
export function slotted<Props extends object, Node>(
  slot: SlotName,
  render: ForwardRefRenderFunction<Node, PropsWithoutRef<Props>>,
): Slotted<Props, Node> {
  const Own = forwardRef<Node, Props>((props, ref) => render(props, ref))
  const own = { [slot]: Own }
  const Part = forwardRef<Node, Props>((props, ref) => {
    const Replacement = useSlotSettings().components[slot]
    if (!Replacement) return <Own {...props} ref={ref} />
    // React 18 warns about any ref passed to a function component, even a null one.
    const given = ref ? { ...props, ref } : props
    return (
      <SlotsProvider slots={own}>
        <Boundary part={slot}>{createElement(Replacement, given)}</Boundary>
      </SlotsProvider>
    )
  })
  Part.displayName = slot
  return Part
}

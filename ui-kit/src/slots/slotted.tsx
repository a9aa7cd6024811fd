'use client'

import {
  createElement,
  type ForwardRefExoticComponent,
  type ForwardRefRenderFunction,
  forwardRef,
  type PropsWithoutRef,
  type RefAttributes,
} from 'react'
import type { SlotName } from './slot-names.gen.ts'
import { SlotsProvider, useSlotSettings } from './slots-context.tsx'

/** A part that a consumer may replace. */
export type Slotted<Props, Node> = ForwardRefExoticComponent<PropsWithoutRef<Props> & RefAttributes<Node>>

/**
 * Makes a part that a consumer may replace: it renders what the nearest {@link SlotsProvider} has for `slot`, else what
 * `render` says. Within a replacement the slot is free again, so that it may hold the kit's own part.
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
    // React 18 warns of a ref that is handed to a function, also of one that leads nowhere.
    const given = ref ? { ...props, ref } : props
    return <SlotsProvider slots={own}>{createElement(Replacement, given)}</SlotsProvider>
  })
  Part.displayName = slot
  return Part
}

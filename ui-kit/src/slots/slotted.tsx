'use client'

import {
  type ComponentType,
  createElement,
  type ForwardedRef,
  type ForwardRefExoticComponent,
  type ForwardRefRenderFunction,
  forwardRef,
  type PropsWithoutRef,
  type RefAttributes,
  useCallback,
  useContext,
  useEffect,
  useRef,
} from 'react'
import { Boundary, FailuresContext } from './boundary.tsx'
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
    return (
      <SlotsProvider slots={own}>
        <Boundary part={slot}>
          {/* React 18 warns about any ref passed to a function component, even a null one. */}
          {ref ? (
            <WithRef slot={slot} part={Replacement} given={props} place={ref} />
          ) : (
            createElement(Replacement, props)
          )}
        </Boundary>
      </SlotsProvider>
    )
  })
  Part.displayName = slot
  return Part
}

interface WithRefProps<Node> {
  readonly slot: SlotName
  readonly part: ComponentType<object>
  readonly given: object
  readonly place: ForwardedRef<Node>
}

/** A replacement with a ref. A replacement that puts it nowhere is reported, because overlays and the focus would fail in silence. */
function WithRef<Node>({ slot, part, given, place }: WithRefProps<Node>) {
  const { reportLostRef } = useContext(FailuresContext)
  const isPlaced = useRef(false)
  const ref = useCallback(
    (node: Node | null) => {
      if (node !== null) isPlaced.current = true
      if (typeof place === 'function') return place(node)
      if (place) place.current = node
    },
    [place],
  )
  useEffect(() => {
    if (!isPlaced.current) reportLostRef(slot)
  }, [reportLostRef, slot])
  const withRef = { ...given, ref }
  return createElement(part, withRef)
}

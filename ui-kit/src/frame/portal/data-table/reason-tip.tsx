'use client'

import { type ReactElement, useEffect, useRef, useState } from 'react'
import { TooltipBubble } from '../../../primitives/portal/tooltip/tooltip-bubble.tsx'

export interface ReasonTipProps {
  /** The id for the control's `aria-describedby`. */
  readonly id: string
  readonly text: string
}

/** The reason why the control before it does nothing: its description, and words at its focus or under the pointer. */
export function ReasonTip({ id, text }: ReasonTipProps): ReactElement {
  const place = useRef<HTMLSpanElement>(null)
  const [anchor, setAnchor] = useState<Element | null>(null)
  useEffect(() => {
    const control = place.current?.previousElementSibling
    if (!control) return
    const show = () => setAnchor(control.matches(':hover, :focus-visible') ? control : null)
    const hide = () => setAnchor(null)
    for (const event of shown) control.addEventListener(event, show)
    for (const event of hidden) control.addEventListener(event, hide)
    // The code of this part loads after the control, which may have the focus by then.
    show()
    return () => {
      for (const event of shown) control.removeEventListener(event, show)
      for (const event of hidden) control.removeEventListener(event, hide)
    }
  }, [])
  useEffect(() => {
    if (!(anchor instanceof HTMLElement)) return
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return
      // A dialog or a portal around the control stays open.
      event.stopPropagation()
      setAnchor(null)
    }
    anchor.addEventListener('keydown', onKeyDown)
    return () => anchor.removeEventListener('keydown', onKeyDown)
  }, [anchor])
  return (
    <>
      <span ref={place} id={id} hidden>
        {text}
      </span>
      {anchor && (
        <TooltipBubble id={`${id}-tip`} anchor={anchor} side="top" onClose={() => setAnchor(null)}>
          {text}
        </TooltipBubble>
      )}
    </>
  )
}

const shown = ['focus', 'pointerenter'] as const
const hidden = ['blur', 'pointerleave', 'pointerdown'] as const

'use client'

import { autoUpdate, FloatingPortal, flip, offset, shift, useDismiss, useFloating } from '@floating-ui/react'
import type { ReactNode } from 'react'
import { useSurface, useTopLayer } from '../../../isolation/index.ts'
import { useClasses } from '../../../slots/index.ts'

export interface TooltipBubbleProps {
  /** The id for the control's `aria-describedby`. */
  readonly id: string
  readonly anchor: Element | null
  /** The side it is shown at, if there is room. */
  readonly side: 'top' | 'bottom'
  /** Called on Escape, if the focus is elsewhere too. */
  readonly onClose: () => void
  readonly children: ReactNode
}

/** The words at a control, inside its surface. */
export function TooltipBubble({ id, anchor, side, onClose, children }: TooltipBubbleProps) {
  const classOf = useClasses()
  const { portal } = useSurface()
  useTopLayer()
  const { refs, context, floatingStyles } = useFloating({
    open: true,
    onOpenChange: (isOpen) => isOpen || onClose(),
    placement: side,
    elements: { reference: anchor },
    whileElementsMounted: autoUpdate,
    middleware: [offset(6), flip(), shift({ padding: 8 })],
  })
  useDismiss(context, { outsidePress: false })
  return (
    <FloatingPortal {...(portal && { root: portal })} preserveTabOrder={false}>
      <div ref={refs.setFloating} id={id} role="tooltip" className={classOf('TooltipText')} style={floatingStyles}>
        {children}
      </div>
    </FloatingPortal>
  )
}

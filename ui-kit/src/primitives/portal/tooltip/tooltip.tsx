'use client'

import {
  autoUpdate,
  FloatingPortal,
  flip,
  offset,
  safePolygon,
  shift,
  useDismiss,
  useFloating,
  useFocus,
  useHover,
  useInteractions,
} from '@floating-ui/react'
import { type ReactNode, useCallback, useEffect, useId, useState } from 'react'
import { useSurface } from '../../../isolation/index.ts'
import { slotted, useClasses } from '../../../slots/index.ts'

/** The props of {@link Tooltip}. */
export interface TooltipProps {
  /** A few words. Nothing that is needed to act: touch does not show them. */
  readonly text: string
  /** The side it is shown at, if there is room. Default `top`. */
  readonly side?: 'top' | 'bottom' | undefined
  /** `true` if the text is the name of the control already, so that it is not read twice. Default `false`. */
  readonly isName?: boolean | undefined
  /** Extra CSS classes of the root element. */
  readonly className?: string | undefined
  /** One control. */
  readonly children: ReactNode
}

/**
 * Words at a control while it is pointed at or has the focus by keyboard. Escape hides them, and the pointer may move
 * onto them. Replaceable as slot `Tooltip`.
 */
export const Tooltip = /* @__PURE__ */ slotted<TooltipProps, HTMLSpanElement>(
  'Tooltip',
  ({ text, side = 'top', isName = false, className, children }, ref) => {
    const classOf = useClasses()
    const { portal } = useSurface()
    const id = useId()
    const [isOpen, setOpen] = useState(false)
    const { refs, context, elements, floatingStyles } = useFloating({
      open: isOpen,
      onOpenChange: setOpen,
      placement: side,
      whileElementsMounted: autoUpdate,
      middleware: [offset(6), flip(), shift({ padding: 8 })],
    })
    const { getReferenceProps, getFloatingProps } = useInteractions([
      useHover(context, { delay: { open: 500 }, handleClose: safePolygon(), move: false, mouseOnly: true }),
      useFocus(context),
      useDismiss(context),
    ])
    const { setReference } = refs
    const place = useCallback(
      (node: HTMLElement | null) => setReference(node?.firstElementChild ?? null),
      [setReference],
    )
    const control = elements.domReference
    const isDescribing = isOpen && !isName
    useEffect(() => {
      if (!isDescribing || !control) return
      const before = control.getAttribute('aria-describedby')
      control.setAttribute('aria-describedby', before ? `${before} ${id}` : id)
      return () => {
        if (before) control.setAttribute('aria-describedby', before)
        else control.removeAttribute('aria-describedby')
      }
    }, [control, id, isDescribing])
    return (
      <span ref={ref} className={classOf('Tooltip', className)}>
        <span ref={place} className={classOf('TooltipAnchor')} {...getReferenceProps()}>
          {children}
        </span>
        {isOpen && (
          <FloatingPortal {...(portal && { root: portal })} preserveTabOrder={false}>
            <div
              ref={refs.setFloating}
              id={id}
              role="tooltip"
              className={classOf('TooltipText')}
              style={floatingStyles}
              {...getFloatingProps()}
            >
              {text}
            </div>
          </FloatingPortal>
        )}
      </span>
    )
  },
)

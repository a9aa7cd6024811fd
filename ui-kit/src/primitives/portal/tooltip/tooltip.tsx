'use client'

import {
  type FocusEvent,
  type KeyboardEvent,
  type PointerEvent,
  type ReactNode,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react'
import { useObjectRef } from 'react-aria/useObjectRef'
import { slotted, useClasses } from '../../../slots/index.ts'
import { onDemand, usePart } from '../popover/on-demand.ts'

export interface TooltipProps {
  /** A few words. Nothing that is needed to act: touch does not show them. */
  readonly text: string
  /** The side it is shown at, if there is room. Default `top`. */
  readonly side?: 'top' | 'bottom' | undefined
  /** `true` if the text is the name of the control already, so that it is not read twice. Default `false`. */
  readonly isName?: boolean | undefined
  /** Extra CSS classes of the root element. */
  readonly className?: string | undefined
  /** The one control that it describes. */
  readonly children: ReactNode
}

/**
 * Words at a control while it is pointed at or has the focus by keyboard. Escape hides them, and the pointer may move
 * onto them. Their code loads at the first hover or focus. Replaceable as slot `Tooltip`.
 */
export const Tooltip = slotted<TooltipProps, HTMLSpanElement>(
  'Tooltip',
  ({ text, side = 'top', isName = false, className, children }, ref) => {
    const classOf = useClasses()
    const id = useId()
    const root = useObjectRef(ref)
    const { isOpen, setOpen, listeners } = useHint()
    const Bubble = usePart(tooltipBubble, isOpen)
    const isDescribing = isOpen && Bubble !== null && !isName
    useEffect(() => {
      const control = root.current?.firstElementChild
      if (!isDescribing || !control) return
      const before = control.getAttribute('aria-describedby')
      control.setAttribute('aria-describedby', before ? `${before} ${id}` : id)
      return () => {
        if (before) control.setAttribute('aria-describedby', before)
        else control.removeAttribute('aria-describedby')
      }
    }, [root, id, isDescribing])
    return (
      <span ref={root} className={classOf('Tooltip', className)} {...listeners}>
        {children}
        {isOpen && Bubble && (
          <Bubble id={id} anchor={root.current?.firstElementChild ?? null} side={side} onClose={() => setOpen(false)}>
            {text}
          </Bubble>
        )}
      </span>
    )
  },
)

const tooltipBubble = onDemand(async () => (await import('./tooltip-bubble.tsx')).TooltipBubble)

/** Milliseconds for which a control is pointed at before its words are shown. */
const hoverDelay = 500

/** Returns the state of a hint, and the listeners around its control that change it. */
function useHint() {
  const [isOpen, setOpen] = useState(false)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])

  function hide() {
    clearTimeout(timer.current)
    setOpen(false)
  }

  return {
    isOpen,
    setOpen,
    listeners: {
      onPointerEnter({ pointerType }: PointerEvent) {
        if (pointerType !== 'mouse') return
        tooltipBubble.preload()
        clearTimeout(timer.current)
        timer.current = setTimeout(() => setOpen(true), hoverDelay)
      },
      onPointerLeave: hide,
      // React Aria stops the event at the control.
      onPointerDownCapture: hide,
      onFocus({ target }: FocusEvent) {
        tooltipBubble.preload()
        if (target.matches(':focus-visible')) setOpen(true)
      },
      onBlur: hide,
      onKeyDown(event: KeyboardEvent) {
        if (event.key !== 'Escape' || !isOpen) return
        // A dialog around the control stays open.
        event.stopPropagation()
        hide()
      },
    },
  }
}

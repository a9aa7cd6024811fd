'use client'

import { type KeyboardEvent, useState } from 'react'
import { type OnDemand, usePart } from './on-demand.ts'

/** The option of an opening panel that takes the focus. */
export type PanelFocus = 'first' | 'last'

/** The state of a button with a panel, and the handlers of the element around the button. */
export interface PanelControl {
  /** The option that takes the focus; `null` while the panel is closed. */
  readonly focus: PanelFocus | null
  /** `true` while the panel is open, or about to open. */
  readonly isOpen: boolean
  /** `true` while the code of the panel loads. */
  readonly isWaiting: boolean
  /** Opens the panel, or closes it. */
  readonly setOpen: (isOpen: boolean) => void
  /** The handlers of the element around the button. */
  readonly around: {
    readonly onPointerEnter: () => void
    readonly onFocus: () => void
    readonly onBlur: () => void
    readonly onKeyDown: (event: KeyboardEvent) => void
  }
}

/**
 * The behaviour of a button whose panel loads at the first hover, focus or press. Arrow down opens the panel at its first
 * option, arrow up at its last. Escape, or leaving the button, takes back a press that waits for the code.
 */
export function usePanelControl<Props>(panel: OnDemand<Props>, isDisabled = false): PanelControl {
  const [focus, setFocus] = useState<PanelFocus | null>(null)
  const isOpen = focus !== null
  const isWaiting = usePart(panel, isOpen) === null && isOpen

  function onKeyDown(event: KeyboardEvent) {
    const { key, ctrlKey, metaKey } = event
    if (key === 'Escape' && isWaiting) {
      event.stopPropagation()
      setFocus(null)
    }
    if (ctrlKey || metaKey || isDisabled || (key !== 'ArrowDown' && key !== 'ArrowUp')) return
    event.preventDefault()
    setFocus(key === 'ArrowDown' ? 'first' : 'last')
  }

  return {
    focus,
    isOpen,
    isWaiting,
    setOpen: (opens) => setFocus(opens ? 'first' : null),
    around: {
      onPointerEnter: panel.preload,
      onFocus: panel.preload,
      onBlur: () => isWaiting && setFocus(null),
      onKeyDown,
    },
  }
}

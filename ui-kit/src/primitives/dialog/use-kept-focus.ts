'use client'

import { type RefObject, useEffect } from 'react'

/**
 * Keeps the focus in a dialog if the focused element is removed. React Aria waits for a frame; if the dialog closes before it,
 * the focus does not return to its opener, but goes to the first control of the dialog below.
 */
export function useKeptFocus(dialog: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = dialog.current
    element?.addEventListener('focusout', keep)
    return () => element?.removeEventListener('focusout', keep)

    function keep({ relatedTarget, target }: FocusEvent) {
      if (relatedTarget !== null) return
      // The element is removed after its event.
      queueMicrotask(() => {
        if (target instanceof Element && !target.isConnected && element?.isConnected && isLost(element)) element.focus()
      })
    }
  }, [dialog])
}

/** `true` if nothing in the page or in the shadow root of the element has the focus. */
function isLost(element: HTMLElement): boolean {
  const root = element.getRootNode()
  if (root instanceof ShadowRoot) return root.activeElement === null
  return element.ownerDocument.activeElement === element.ownerDocument.body
}

'use client'

import { useEffect } from 'react'

/** Restores the focus to the element that had it before a dialog opened, across shadow roots. */
export function useRestoredFocus(isOpen: boolean) {
  useEffect(() => {
    if (!isOpen) return
    const former = document.activeElement
    return () => {
      // The dialog releases the focus after this effect.
      setTimeout(() => former instanceof HTMLElement && former.isConnected && former.focus())
    }
  }, [isOpen])
}

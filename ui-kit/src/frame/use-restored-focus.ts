'use client'

import { useEffect } from 'react'

/** Gives the focus back to the element that had it before a dialog opened, whatever root the dialog is in. */
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

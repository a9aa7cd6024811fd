'use client'

import { type RefObject, useLayoutEffect } from 'react'
import { focusedAround } from '../../isolation/holds-focus.ts'

/** The way back from a dialog: the control that opened it, and the dialog that held that control. */
interface Opener {
  readonly control: Element | null
  readonly dialog: Element | null
}

const openers = new WeakMap<Element, Opener>()

/** The dialog that closed in the present commit; `null` otherwise. */
let replaced: Element | null = null

/**
 * Returns the focus of a dialog that has replaced another one, or whose opener has gone with its own dialog: to the control that
 * opened the first of them. React Aria remembers a control of the dialog before, which is no longer there.
 */
export function useOpener(dialog: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const element = dialog.current
    if (!element) return
    // Strict Mode runs the effect twice, the second time within the dialog.
    if (!openers.has(element)) {
      const control = focusedAround(element)
      openers.set(element, { control, dialog: control ? (control.closest(anyDialog) ?? null) : replaced })
    }
    return () => {
      replaced = element
      queueMicrotask(() => {
        if (replaced === element) replaced = null
      })
      restoreLater(element)
    }
  }, [dialog])
}

/** Restores a lost focus in the next frames, in one of which React Aria would move it to the first control of the page. */
function restoreLater(dialog: Element): void {
  let left = frames
  requestAnimationFrame(restore)

  function restore() {
    const target = dialog.isConnected ? null : wayBack(dialog)
    if (!target) return
    const focused = focusedAround(target)
    if (focused === null || (focused !== target && focused.hasAttribute('data-cover-close'))) target.focus()
    left -= 1
    if (left > 0) requestAnimationFrame(restore)
  }
}

/** The nearest control of the way back that is still there. */
function wayBack(dialog: Element): HTMLElement | null {
  const opener = openers.get(dialog)
  if (!opener) return null
  if (opener.control instanceof HTMLElement && opener.control.isConnected) return opener.control
  // A dialog that is still there keeps the focus itself.
  return opener.dialog && !opener.dialog.isConnected ? wayBack(opener.dialog) : null
}

const anyDialog = '[role="dialog"], [role="alertdialog"]'
const frames = 4

'use client'

import { type RefObject, useLayoutEffect } from 'react'
import { focusedAround } from '../../isolation/holds-focus.ts'
import { modals } from '../../isolation/modals.ts'

/** The way back from a dialog: the control that opened it, what is around that control, and the dialog that held it. */
interface Opener {
  readonly control: Element | null
  /** From the inside out, as far as the dialog. */
  readonly around: readonly Element[]
  readonly dialog: Element | null
}

const openers = new WeakMap<Element, Opener>()

/** The dialog that closed in the present commit; `null` otherwise. */
let replaced: Element | null = null

/**
 * Returns the focus of a dialog that has replaced another one, or whose opener has gone: to the control that opened the first of
 * them, else to the heading of the nearest part that was around it. React Aria remembers a control that is no longer there.
 */
export function useOpener(dialog: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const element = dialog.current
    if (!element) return
    // Strict Mode runs the effect twice, the second time within the dialog.
    if (!openers.has(element)) {
      const control = deepestFocus(element.ownerDocument)
      const around = control ? ancestorsOf(control) : []
      openers.set(element, { control, around, dialog: control ? (control.closest(modals) ?? null) : replaced })
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
    if (focused === null || (focused !== target && isNowhere(focused, target))) target.focus()
    left -= 1
    if (left > 0) requestAnimationFrame(restore)
  }
}

/** The nearest control of the way back that is still there. */
function wayBack(dialog: Element): HTMLElement | null {
  const opener = openers.get(dialog)
  if (!opener) return null
  if (opener.control instanceof HTMLElement && opener.control.isConnected) return opener.control
  if (opener.dialog && !opener.dialog.isConnected) return wayBack(opener.dialog)
  const headings = opener.around.filter(({ isConnected }) => isConnected).map((one) => one.querySelector(heading))
  return headings.find((one) => one instanceof HTMLElement) ?? null
}

/** `true` if the focus has fallen to the first control of a cover, or to a dialog around the target. */
function isNowhere(focused: Element, target: Element): boolean {
  return focused.hasAttribute('data-cover-close') || (focused.matches(modals) && focused.contains(target))
}

/** The element with the focus, in the page or in any shadow root; `null` without one. */
function deepestFocus({ activeElement, body }: Document): Element | null {
  let focused = activeElement
  while (focused?.shadowRoot?.activeElement) focused = focused.shadowRoot.activeElement
  return focused === body ? null : focused
}

/** The elements around a control, from the inside out, as far as its dialog. */
function ancestorsOf(control: Element): readonly Element[] {
  const found: Element[] = []
  for (let one = control.parentElement; one; one = one.parentElement) {
    found.push(one)
    if (one.matches(modals)) break
  }
  return found
}

/** A heading that a page or a part focuses. */
const heading = ':is(h1, h2, h3)[tabindex="-1"]'
const frames = 4

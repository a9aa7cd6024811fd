'use client'

import { type RefObject, useEffect } from 'react'
import { focusedAround } from '../../isolation/holds-focus.ts'

/**
 * Focuses the first field of a dialog. A field before it that loads later gets the focus in its place, until the person presses
 * anything: the first focus is the same on each opening.
 *
 * @param first Returns the present first field, or `null`.
 */
export function useFirstField(body: RefObject<HTMLElement | null>, first: () => HTMLElement | null): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: the first focus belongs to the opening, whatever renders later.
  useEffect(() => {
    const { current: element } = body
    const dialog = element?.parentElement
    if (!element || !dialog) return
    let given: Element | null = null
    const focus = () => {
      const field = first()
      if (!field || field === given) return
      given = field
      field.focus()
    }
    focus()
    const observer = new MutationObserver(() => {
      const focused = focusedAround(dialog)
      if (focused === null || focused === dialog || focused === given) focus()
    })
    observer.observe(element, { childList: true, subtree: true })
    const end = () => observer.disconnect()
    for (const kind of presses) dialog.addEventListener(kind, end, { capture: true })
    return () => {
      end()
      for (const kind of presses) dialog.removeEventListener(kind, end, { capture: true })
    }
  }, [])
}

const presses = ['keydown', 'pointerdown', 'click'] as const

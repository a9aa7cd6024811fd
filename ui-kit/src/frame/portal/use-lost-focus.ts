'use client'

import { type RefObject, useEffect, useRef } from 'react'

/**
 * Focuses an element if the focused control has gone with a change of `key`, such as a button with the state that it
 * ended. It waits until a question is closed.
 */
export function useLostFocus(place: RefObject<HTMLElement | null>, key: unknown): void {
  const former = useRef(key)
  const hadFocus = useRef(false)
  useEffect(() => {
    if (former.current === key) return
    former.current = key
    // Before the first focus there is none to lose.
    if (!hadFocus.current) return
    let frame = requestAnimationFrame(look)
    function look() {
      const root = place.current?.getRootNode()
      if (!(root instanceof Document || root instanceof ShadowRoot)) return
      if (root.querySelector('[role="alertdialog"]')) frame = requestAnimationFrame(look)
      else if (document.activeElement === document.body) place.current?.focus()
    }
    return () => cancelAnimationFrame(frame)
  }, [key, place])
  useEffect(() => {
    const remember = () => {
      hadFocus.current = true
    }
    document.addEventListener('focusin', remember)
    return () => document.removeEventListener('focusin', remember)
  }, [])
}

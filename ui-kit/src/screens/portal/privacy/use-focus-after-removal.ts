'use client'

import { type RefObject, useEffect, useRef } from 'react'

/** Focuses an element if a row has gone together with the focused control. It waits until the question is closed. */
export function useFocusAfterRemoval(place: RefObject<HTMLElement | null>, count: number): void {
  const former = useRef(count)
  useEffect(() => {
    const isLess = count < former.current
    former.current = count
    if (!isLess) return
    let frame = requestAnimationFrame(look)
    function look() {
      const root = place.current?.getRootNode()
      if (!(root instanceof Document || root instanceof ShadowRoot)) return
      if (root.querySelector('[role="alertdialog"]')) frame = requestAnimationFrame(look)
      else if (document.activeElement === document.body) place.current?.focus()
    }
    return () => cancelAnimationFrame(frame)
  }, [count, place])
}

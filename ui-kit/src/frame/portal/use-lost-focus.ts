'use client'

import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react'

/**
 * Focuses an element if the control that had the focus has gone with a change of `key`, such as a button with the state that
 * it ended. It waits until a question is closed. The present focus does not decide: an open dialog moves a lost focus to its
 * first control.
 */
export function useLostFocus(place: RefObject<HTMLElement | null>, key: unknown): void {
  const former = useRef(key)
  const control = useRef<Element | null>(null)
  useLayoutEffect(() => {
    if (former.current === key) return
    former.current = key
    const last = control.current
    if (!last) return
    let frame = requestAnimationFrame(restore)
    return () => cancelAnimationFrame(frame)

    function restore() {
      if (rootOf(place).querySelector(question)) frame = requestAnimationFrame(restore)
      else if (!last?.isConnected) place.current?.focus()
    }
  }, [key, place])
  useEffect(() => {
    const root = rootOf(place)
    const remember = (event: Event) => {
      const [target] = event.composedPath()
      if (target instanceof Element && !target.closest(question)) control.current = target
    }
    root.addEventListener('focusin', remember)
    return () => root.removeEventListener('focusin', remember)
  }, [place])
}

const question = '[role="alertdialog"]'

/** A move of the focus within a shadow root does not leave it, so its events are received there. */
function rootOf({ current }: RefObject<HTMLElement | null>): Document | ShadowRoot {
  const root = current?.getRootNode()
  return root instanceof ShadowRoot ? root : document
}

'use client'

import { type RefObject, useEffect } from 'react'
import { focusedAround } from '../../../isolation/index.ts'

/**
 * Moves the focus on if the focused control of a page is removed and nothing else has the focus: to the search field of its list,
 * else to the heading of its part. Such a control is one that ends itself, as a filter that is removed.
 */
export function useRescuedFocus(main: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const { current: page } = main
    if (!page) return
    let last: Control | null = null
    let frame = 0
    const remember = ({ target }: FocusEvent) => {
      last = target instanceof Element && target !== page ? { element: target, around: around(target, page) } : null
    }
    // Removing a control names no next one. Pressing beside it names the page or the dialog around.
    const forget = ({ relatedTarget }: FocusEvent) => {
      if (relatedTarget instanceof Element) last = null
    }
    const observer = new MutationObserver(() => {
      if (!last || last.element.isConnected) return
      const lost = last
      last = null
      cancelAnimationFrame(frame)
      frame = requestAnimationFrame(() => rescue(lost, page, patience))
    })
    page.addEventListener('focusin', remember)
    page.addEventListener('focusout', forget)
    observer.observe(page, { childList: true, subtree: true })
    return () => {
      page.removeEventListener('focusin', remember)
      page.removeEventListener('focusout', forget)
      observer.disconnect()
      cancelAnimationFrame(frame)
    }

    /** Looks again in the next frames: a table, a dialog or a new page moves the focus itself. */
    function rescue(lost: Control, place: HTMLElement, left: number) {
      if (!isNowhere(place)) return
      if (left > 0) frame = requestAnimationFrame(() => rescue(lost, place, left - 1))
      else targetOf(lost)?.focus({ preventScroll: true })
    }
  }, [main])
}

/** A control that had the focus, and the elements around it, from the inside out as far as the page. */
interface Control {
  readonly element: Element
  readonly around: readonly Element[]
}

function around(control: Element, page: Element): readonly Element[] {
  const found: Element[] = []
  for (let one = control.parentElement; one && one !== page; one = one.parentElement) found.push(one)
  return [...found, page]
}

/** `true` if nothing has the focus, or a dialog around the page, or the control that React Aria falls back to. */
function isNowhere(page: HTMLElement): boolean {
  const focused = focusedAround(page)
  if (focused) return focused.contains(page) || focused.hasAttribute('data-cover-close')
  // Outside of a shadow root a modal of the application may have it.
  const { activeElement, body } = page.ownerDocument
  return activeElement === null || activeElement === body
}

function targetOf({ around: places }: Control): HTMLElement | null {
  for (const place of places) {
    if (!place.isConnected) continue
    const found = place.querySelector<HTMLElement>(search) ?? place.querySelector<HTMLElement>('h1, h2, h3')
    if (!found) continue
    if (!found.matches(search) && !found.hasAttribute('tabindex')) found.tabIndex = -1
    return found
  }
  return null
}

const search = 'input[type="search"]:not(:disabled)'

/** Frames in which something else may take the focus. */
const patience = 4

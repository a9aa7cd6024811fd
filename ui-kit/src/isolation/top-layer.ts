import { type RefObject, useInsertionEffect, useLayoutEffect } from 'react'
import { useSurface } from './surface-context.ts'

/**
 * Puts the place of overlays into the browser's top layer, for the component that renders one into it. No part of the page or of
 * another surface is above it then, at any `z-index`. Browsers without popovers leave the place as it is.
 *
 * @param isOpen Default `true`: the component renders only while its overlay is open.
 */
export function useTopLayer(isOpen = true): void {
  const { portal } = useSurface()
  // Before layout effects, because React Aria measures what it positions in them.
  useInsertionEffect(() => {
    if (!portal || !isOpen) return
    if (portal.childElementCount === 0 || !isRaised(portal)) raise(portal)
    for (const message of messages) raise(message)
  }, [portal, isOpen])
}

/** {@link useTopLayer} as an element, for the content of an overlay that another library mounts. */
export function InTopLayer(): null {
  useTopLayer()
  return null
}

/** Keeps the element of a message above everything, overlays that open later included. `message` is its key; `undefined` for none. */
export function useMessageLayer(ref: RefObject<HTMLElement | null>, message: string | number | undefined): void {
  useLayoutEffect(() => {
    const element = ref.current
    if (!element || message === undefined) return
    messages.add(element)
    raise(element)
    return () => void messages.delete(element)
  }, [ref, message])
}

/** The shown messages of all surfaces of the page. */
const messages = new Set<HTMLElement>()

/** Shows an element as the highest of the top layer. */
function raise(element: HTMLElement): void {
  if (typeof element.showPopover !== 'function' || !element.isConnected) return
  element.popover = 'manual'
  if (isRaised(element)) element.hidePopover()
  element.showPopover()
}

function isRaised(element: HTMLElement): boolean {
  return element.popover !== null && element.popover !== undefined && element.matches(':popover-open')
}

'use client'

import { useClient } from '@portico/headless'
import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react'

/** Handles a key. Returns `true` for one that it took. */
export type KeyHandler = (event: KeyboardEvent) => boolean

/**
 * Handles keys that are pressed anywhere in the surface of the kit around `place`. Keys outside of it belong to the page of the
 * application, and those in a dialog or menu above it belong to that.
 */
export function useShortcut(place: RefObject<Element | null>, handle: KeyHandler): void {
  const latest = useRef(handle)
  useLayoutEffect(() => {
    latest.current = handle
  })
  useEffect(() => {
    const surface = surfaceOf(place.current)
    if (!surface) return
    const onKeyDown = (event: Event) => {
      if (!(event instanceof KeyboardEvent) || event.defaultPrevented || event.isComposing) return
      const { target } = event
      const layer = target instanceof Element ? target.closest(layers) : null
      if (!place.current || (layer && !layer.contains(place.current))) return
      if (latest.current(event)) event.preventDefault()
    }
    surface.addEventListener('keydown', onKeyDown)
    return () => surface.removeEventListener('keydown', onKeyDown)
  }, [place])
}

/** Returns whether a letter alone may be a shortcut now: no field has the focus, and the person has not turned that off. */
export function useLetterKeys(): (event: KeyboardEvent) => boolean {
  const { storage } = useClient().ports
  return ({ ctrlKey, metaKey, altKey, target }) => {
    if (ctrlKey || metaKey || altKey || (target instanceof Element && isTyping(target))) return false
    return storage.local.get(keysSetting) !== 'off'
  }
}

/** The name in the local storage of the choice to have no letters as shortcuts: `off`. */
export const keysSetting = 'portico.keys'

/** `true` for a key with a letter, in any layout: the Hebrew one has no J. */
export function isLetter({ key, code }: KeyboardEvent, letter: string): boolean {
  return /^[a-z]$/i.test(key) ? key.toLowerCase() === letter : code === `Key${letter.toUpperCase()}`
}

/** `true` for an element that takes text, or that finds its options by letters. */
export function isTyping(element: Element): boolean {
  if (element instanceof HTMLInputElement)
    return !/^(?:checkbox|radio|button|submit|reset|file|range)$/.test(element.type)
  return element.closest(typed) !== null
}

const typed =
  'textarea, select, [contenteditable=""], [contenteditable="true"], [role="textbox"], [role="combobox"], [role="spinbutton"], [role="listbox"], [role="menu"]'

const layers = '[role="dialog"], [role="alertdialog"], [role="menu"], [role="listbox"]'

/** The shadow root of the kit around an element, or its element in the page. */
function surfaceOf(element: Element | null): EventTarget | null {
  const root = element?.getRootNode()
  return root instanceof ShadowRoot ? root : (element?.closest('.portico') ?? null)
}

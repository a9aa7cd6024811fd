'use client'

import { type RefObject, useCallback, useEffect, useSyncExternalStore } from 'react'
import { useSurface } from './surface-context.ts'

/** The places into which modals are mounted, once for each open modal; `null` is the page, without a surface. */
let places: readonly (HTMLElement | null)[] = []
const listeners = new Set<() => void>()

function set(next: readonly (HTMLElement | null)[]) {
  places = next
  for (const listener of listeners) listener()
}

/** Registers a modal while its content is there. Render it in the overlay, beside `InTopLayer`. */
export function OpenModal(): null {
  const { portal } = useSurface()
  useEffect(() => {
    set([...places, portal])
    return () => {
      const index = places.indexOf(portal)
      set(places.filter((_, at) => at !== index))
    }
  }, [portal])
  return null
}

/** `true` while a modal is open that the element is not in: the element is inert then. */
export function useIsCovered(ref: RefObject<HTMLElement | null>): boolean {
  const isCovered = useCallback(() => places.some((place) => ref.current && !place?.contains(ref.current)), [ref])
  return useSyncExternalStore(subscribe, isCovered, () => false)
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

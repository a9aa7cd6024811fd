import { useClient } from '@portico/headless'
import { type RefObject, useEffect, useState } from 'react'
import type { GalleryState } from './gallery-state.ts'
import { whenShown } from './when-shown.ts'

/** Whether the state is on the page, in the look of its tenant. Give what shows it another key to show another state. */
export function useShown(frame: RefObject<Element | null>, state: GalleryState): boolean {
  const client = useClient()
  const [isShown, setShown] = useState(false)
  useEffect(() => {
    const controller = new AbortController()
    const { signal } = controller
    client.ready(() => {
      if (!frame.current || signal.aborted) return
      void whenShown(frame.current, state, signal).then(() => setShown(true))
    })
    return () => controller.abort()
  }, [client, frame, state])
  return isShown
}

/** Marks the body with what of the gallery is on the page, for those who wait for it from outside. */
export function useReadyMark(shown: string | null): void {
  useEffect(() => {
    if (shown === null) return
    document.body.setAttribute('data-gallery-ready', shown)
    return () => document.body.removeAttribute('data-gallery-ready')
  }, [shown])
}

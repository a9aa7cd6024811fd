'use client'

import { type ComponentType, useEffect, useRef, useState } from 'react'

/** A component whose code loads when it is first needed. All uses share one request. */
export interface OnDemand<Props> {
  /** Requests the code, at a hover or a focus. A failure shows only if {@link usePart} needs the code. */
  readonly preload: () => void
  /** Requests the code, and rejects if it does not load. The next request tries again. */
  readonly request: () => Promise<void>
  /** Returns the component if its code is there. */
  readonly loaded: () => ComponentType<Props> | null
}

/** Makes an {@link OnDemand} of an `import()`. */
export function onDemand<Props extends object>(load: () => Promise<ComponentType<Props>>): OnDemand<Props> {
  let part: ComponentType<Props> | null = null
  let arriving: Promise<void> | null = null

  function request() {
    arriving ??= load().then(
      (loaded) => {
        part = loaded
      },
      (error: unknown) => {
        arriving = null
        throw error
      },
    )
    return arriving
  }

  return { request, preload: () => void request().catch(() => {}), loaded: () => part }
}

/** Returns a component if its code is there. Requests the code while `isNeeded`, and calls `onFail` if it does not load. */
export function usePart<Props>(
  part: OnDemand<Props>,
  isNeeded: boolean,
  onFail?: () => void,
): ComponentType<Props> | null {
  const [, setReady] = useState(part.loaded() !== null)
  const fail = useRef(onFail)
  useEffect(() => {
    fail.current = onFail
  })
  useEffect(() => {
    if (!isNeeded) return
    let isCurrent = true
    part.request().then(
      () => isCurrent && setReady(true),
      () => isCurrent && fail.current?.(),
    )
    return () => {
      isCurrent = false
    }
  }, [isNeeded, part])
  return part.loaded()
}

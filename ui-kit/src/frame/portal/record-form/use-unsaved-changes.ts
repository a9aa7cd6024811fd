'use client'

import { createContext, useContext, useEffect, useRef } from 'react'
import type { UnsavedChanges, UnsavedGuardState } from './types.ts'

export interface GuardContextValue extends UnsavedGuardState {
  /** Adds changes to those that are asked about, until the returned function runs. */
  readonly register: (read: () => UnsavedChanges) => () => void
}

/** The nearest guard; `null` without one. */
export const GuardContext = createContext<GuardContextValue | null>(null)

/** Adds the changes of a form to the guard around it, and asks before the page is closed while there are any. */
export function useUnsavedChanges(changes: UnsavedChanges): void {
  const guard = useContext(GuardContext)
  const latest = useRef(changes)
  useEffect(() => {
    latest.current = changes
  })
  useEffect(() => guard?.register(() => latest.current), [guard])
  const isDirty = changes.labels.length > 0
  useEffect(() => {
    if (!isDirty) return
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    addEventListener('beforeunload', ask)
    return () => removeEventListener('beforeunload', ask)
  }, [isDirty])
}

/**
 * Returns the guard of unsaved changes around. Call `leave` before a navigation or before something closes. Without a
 * guard around, `leave` runs its function at once.
 */
export function useUnsavedGuard(): UnsavedGuardState {
  return useContext(GuardContext) ?? noGuard
}

const noGuard: UnsavedGuardState = { leave: (go) => go(), hasChanges: () => false }

'use client'

import type { CallState, PorticoError } from '@portico/headless'
import { createContext, useContext, useState } from 'react'

/** True once the flow has left the present step, which stays on the screen until the next one is loaded. */
export const LeavingContext = createContext(false)

/** The state of the call behind a form. */
export interface Attempt {
  readonly isPending: boolean
  /** The failure of the last try. It stays during the next one, so that the layout does not shift. */
  readonly error: PorticoError | null
}

/** Follows a call of a feature over several tries. */
export function useAttempt<Name extends string>(calls: Readonly<Record<Name, CallState>>, name: Name): Attempt {
  const { status, error } = calls[name]
  const isLeaving = useContext(LeavingContext)
  const [wasPending, setWasPending] = useState(false)
  const isPending = isLeaving ? wasPending : status === 'pending'
  if (isPending !== wasPending) setWasPending(isPending)
  const [last, setLast] = useState(error)
  if (!isPending && error !== last) setLast(error)
  return { isPending, error: isPending ? last : error }
}

import type { CallState, PorticoError } from '@portico/headless'
import { useState } from 'react'

/** How a form's call stands. */
export interface Attempt {
  /** Whether it is on its way. */
  readonly isPending: boolean
  /** Why the last try failed. It stays while the next one is on its way, so that nothing jumps. */
  readonly error: PorticoError | null
}

/** Follows a call from try to try. */
export function useAttempt({ status, error }: CallState): Attempt {
  const isPending = status === 'pending'
  const [last, setLast] = useState(error)
  if (!isPending && error !== last) setLast(error)
  return { isPending, error: isPending ? last : error }
}

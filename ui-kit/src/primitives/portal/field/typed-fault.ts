'use client'

import { type RefObject, type SyntheticEvent, useEffect, useState } from 'react'

/** The fault of a native field: not readable, below `min`, above `max`, or between two steps. */
export type TypedFault = 'bad' | 'low' | 'high' | 'step'

/**
 * Returns the fault of a native field, which the browser finds and keeps in the field, and the listeners that read it:
 * when the field is left, and after each change while there is a fault.
 */
export function useTypedFault(input: RefObject<HTMLInputElement | null>) {
  const [fault, setFault] = useState<TypedFault | null>(null)
  useEffect(() => {
    // Another limit, such as the other end of a period, may remove the fault.
    if (fault !== null && input.current) setFault(faultOf(input.current.validity))
  })
  const read = ({ currentTarget }: SyntheticEvent<HTMLInputElement>) => setFault(faultOf(currentTarget.validity))
  return { fault, onBlur: read, onInput: fault === null ? undefined : read }
}

/** Returns the first fault of a native field, or `null`. */
export function faultOf({ badInput, rangeUnderflow, rangeOverflow, stepMismatch }: ValidityState): TypedFault | null {
  if (badInput) return 'bad'
  if (rangeUnderflow) return 'low'
  if (rangeOverflow) return 'high'
  return stepMismatch ? 'step' : null
}

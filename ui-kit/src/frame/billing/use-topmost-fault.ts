'use client'

import { useState } from 'react'

/** Returns the first fault of a refused submit, which takes the focus. It stays until the next refusal, so that typing moves no focus. */
export function useTopmostFault<Fault>(refusal: object | null, faults: readonly Fault[]): Fault | null {
  const [seen, setSeen] = useState<{ readonly refusal: object | null; readonly first: Fault | null }>(none)
  if (seen.refusal === refusal) return seen.first
  const first = faults[0] ?? null
  setSeen({ refusal, first })
  return first
}

const none = { refusal: null, first: null }

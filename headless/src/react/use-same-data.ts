'use client'

import { useRef } from 'react'
import { sameData } from '../core/record.ts'

/** The value handed in first, for as long as those that follow are the same at every level: what is written inline. */
export function useSameData<Value>(value: Value): Value {
  const kept = useRef(value)
  if (!sameData(kept.current, value)) kept.current = value
  return kept.current
}

'use client'

import { useArrival } from '../../../frame/portal/place/use-arrival.ts'

/** Focuses the heading of a section that has appeared without a `SectionPage`. Render it after the content. */
export function Arrival(): null {
  useArrival()
  return null
}

'use client'

import { useEffect, useRef } from 'react'

/** Runs after the panel around it has gone and returned the focus, which then moves on to the heading of a section. */
export function WhenGone({ run }: { readonly run: () => void }): null {
  const latest = useRef(run)
  latest.current = run
  useEffect(() => () => void setTimeout(() => latest.current()), [])
  return null
}

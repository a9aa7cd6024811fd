'use client'

import { useEffect, useState } from 'react'
import type { Judge } from './sections.ts'

let loaded: Judge | null = null

/**
 * Returns `judge` once its code is there, and `null` before. The code loads while `isNeeded`. If it does not load, permissions
 * alone decide: the provider checks each call.
 */
export function useJudge(isNeeded: boolean): Judge | null {
  const [judge, setJudge] = useState<Judge | null>(() => loaded)
  useEffect(() => {
    if (!isNeeded || judge) return
    let isCurrent = true
    const use = (next: Judge) => isCurrent && setJudge(() => next)
    import('./judge-part.ts').then(
      (part) => {
        loaded = part.judge
        use(part.judge)
      },
      () => use(entitledToAll),
    )
    return () => {
      isCurrent = false
    }
  }, [isNeeded, judge])
  return judge
}

const entitledToAll: Judge = () => ({ isEntitled: true, justification: null, isPending: false, error: null })

'use client'

import { useEffect } from 'react'
import { whenIdle } from '../../../isolation/index.ts'

/** Counts a skeleton while it is rendered. */
export function useSkeletonCount(): void {
  useEffect(() => {
    count++
    return () => {
      count--
      if (count === 0) for (const resume of waiting) resume()
    }
  }, [])
}

/**
 * Runs work that must not delay the content of a page: when the page is idle and renders no skeletons. Returns a function
 * that cancels it.
 */
export function whenRead(work: () => void): () => void {
  let cancelIdle = whenIdle(runOrWait)

  function runOrWait() {
    if (count === 0) work()
    else waiting.add(resume)
  }

  function resume() {
    waiting.delete(resume)
    cancelIdle = whenIdle(runOrWait)
  }

  return () => {
    waiting.delete(resume)
    cancelIdle()
  }
}

/** The number of skeletons on the page. */
let count = 0
const waiting = new Set<() => void>()

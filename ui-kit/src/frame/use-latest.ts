import { useCallback, useEffect, useRef } from 'react'

/** A function that keeps its identity and runs the latest one. */
export function useLatest<Args extends readonly unknown[], Result>(
  latest: (...args: Args) => Result,
): (...args: Args) => Result {
  const run = useRef(latest)
  useEffect(() => {
    run.current = latest
  })
  return useCallback((...args: Args) => run.current(...args), [])
}

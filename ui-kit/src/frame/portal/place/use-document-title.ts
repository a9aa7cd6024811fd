'use client'

import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef } from 'react'

/**
 * Names the document while a portal is shown, and gives the page its own title back afterwards, unless that has changed
 * meanwhile.
 *
 * @param onTitle Receives each title in place of the document.
 */
export function useDocumentTitle(onTitle: ((title: string) => void) | undefined): (title: string) => void {
  const before = useRef<string | null>(null)
  const own = useRef<string | null>(null)
  const report = useLatest(onTitle)
  useEffect(
    () => () => {
      if (before.current !== null && document.title === own.current) document.title = before.current
      before.current = null
    },
    [],
  )
  return useCallback(
    (title) => {
      if (report.current) return report.current(title)
      if (before.current === null) before.current = document.title
      own.current = title
      document.title = title
    },
    [report],
  )
}

function useLatest<Value>(value: Value): RefObject<Value> {
  const latest = useRef(value)
  useLayoutEffect(() => {
    latest.current = value
  })
  return latest
}
